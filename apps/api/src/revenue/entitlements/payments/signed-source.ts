import { createHmac } from 'node:crypto';
import { toldEntitlementsSchema } from '@portal/model/revenue';
import * as v from 'valibot';
import { ApiError, jsonBody, validationError } from '../../../platform/http';
import { sameBytes } from '../../../platform/secrets';
import { type EntitlementSource, notSigned, type SellerMessage, SIGNATURE_HEADER } from './sources';

/** Seconds of tolerance for clock differences and delivery time. */
const TOLERANCE_SECONDS = 300;

const hmacOf = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/**
 * Signature of a message, in the format of its payment provider.
 * @param at time of sending
 */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${hmacOf(secret, seconds, body).toString('hex')}`;
}

/** @throws ApiError 400 unless the message has a recent signature made with the secret */
export function expectSigned({ body, header }: SellerMessage, secret: string, now: Date): void {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header(SIGNATURE_HEADER) ?? '') ?? [];
  if (!seconds || !hex) throw notSigned();
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw notSigned();
  if (!sameBytes(hmacOf(secret, seconds, body), Buffer.from(hex, 'hex'))) throw notSigned();
}

/**
 * Payment provider that signs its reports with a shared secret: a paper's own office, or an adapter for Piano
 * and the like.
 */
export function signedSource(secret: string, now: () => Date): EntitlementSource {
  return {
    read: async (message, { alias }) => {
      expectSigned(message, secret, now());
      const told = v.safeParse(toldEntitlementsSchema, jsonBody(message.body));
      if (!told.success) throw validationError(told.issues);
      const { site, source, at, entitlements } = told.output;
      // A message signed for one site must not be replayed at another.
      if (site !== alias)
        throw new ApiError(400, 'INVALID_FIELD', 'site: must be the alias of the site that is called', {
          issues: [{ field: 'site', code: 'invalid' }],
        });
      // A report dated in the future would win over all others until then.
      const toldAt = new Date(Math.min(Date.parse(at), now().getTime()));
      return {
        source,
        toldAt,
        entitlements: entitlements.map(({ id, email, product, from, to, renews }) => ({
          externalId: id,
          email,
          product,
          startsAt: new Date(from),
          endsAt: to === null ? null : new Date(to),
          renewsAt: renews === null ? null : new Date(renews),
          isUnpaid: false,
        })),
      };
    },
  };
}
