import { createHmac } from 'node:crypto';
import { toldEntitlementsSchema } from '@portal/model';
import * as v from 'valibot';
import { ApiError, jsonBody, validationError } from '../../platform/http';
import { sameBytes } from '../../platform/secrets';
import { SIGNATURE_HEADER } from './signatures';
import { type EntitlementSource, notSigned, type SellerMessage } from './sources';

/** Seconds that clocks may differ, and that a message may have been on its way. */
const TOLERANCE_SECONDS = 300;

const hmacOf = (secret: string, seconds: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest();

/** A message's signature, as its seller writes it. @param at moment of sending */
export function signatureOf(secret: string, body: string, at: Date): string {
  const seconds = String(Math.floor(at.getTime() / 1000));
  return `t=${seconds},v1=${hmacOf(secret, seconds, body).toString('hex')}`;
}

/** @throws ApiError 400 unless a message bears a fresh signature by the secret */
export function expectSigned({ body, header }: SellerMessage, secret: string, now: Date): void {
  const [, seconds, hex] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header(SIGNATURE_HEADER) ?? '') ?? [];
  if (!seconds || !hex) throw notSigned();
  if (Math.abs(now.getTime() / 1000 - Number(seconds)) > TOLERANCE_SECONDS) throw notSigned();
  if (!sameBytes(hmacOf(secret, seconds, body), Buffer.from(hex, 'hex'))) throw notSigned();
}

/** A seller that signs what it tells by a shared secret: a paper's own office, or whatever is put before Piano and others. */
export function signedSource(secret: string, now: () => Date): EntitlementSource {
  return {
    read: async (message, { alias }) => {
      expectSigned(message, secret, now());
      const told = v.safeParse(toldEntitlementsSchema, jsonBody(message.body));
      if (!told.success) throw validationError(told.issues);
      const { site, source, at, entitlements } = told.output;
      // Signed for one site, it is not to be sent on to another.
      if (site !== alias)
        throw new ApiError(400, 'INVALID_FIELD', 'site: must be the alias of the site that is called', {
          issues: [{ field: 'site', code: 'invalid' }],
        });
      // What is said to be of tomorrow would hold against all that is said until then.
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
