/**
 * Signature header of sellers and mail providers: `t=<seconds since 1970>,v1=<hex of HMAC-SHA256 over
 * "<t>.<body>">`.
 */
export const SIGNATURE_HEADER = 'portal-signature';
export const STRIPE_SIGNATURE_HEADER = 'stripe-signature';

/** Headers that a proxy in front of the back end must forward: without them no signed message is accepted. */
export const SIGNATURE_HEADERS: readonly string[] = [SIGNATURE_HEADER, STRIPE_SIGNATURE_HEADER];
