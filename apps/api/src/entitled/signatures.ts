/**
 * Header in which a seller or a mail provider signs what it tells: `t=<seconds since 1970>,v1=<hex of HMAC-SHA256 over
 * "<t>.<body>">`.
 */
export const SIGNATURE_HEADER = 'portal-signature';
/** Header in which Stripe signs its events. */
export const STRIPE_SIGNATURE_HEADER = 'stripe-signature';

/** Headers that whoever stands before the back end hands on, or nothing of what is signed is believed. */
export const SIGNATURE_HEADERS: readonly string[] = [SIGNATURE_HEADER, STRIPE_SIGNATURE_HEADER];
