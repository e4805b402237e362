import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IdentityProviderLogin } from '@portal/model';
import type { Asking } from './asking';
import { enterByIdentity } from './identity';
import type { LoggedIn } from './login';
import type { AccountParts } from './parts';
import { invalidFields, Refusal, unknown, wrongCredentials } from './refusal';
import { forgetUsedSignatures, spendSignature } from './signatures';

/** Seconds that a signature of the identity provider counts; clocks may differ by as much. */
const SIGNATURE_SECONDS = 180;
const MOST_UID_LENGTH = 255;

/** Signature of an identity: HMAC-SHA1 of time and id, by the secret that only provider and server have. */
export function signatureOf(uid: string, timestamp: string, secret: string): string {
  return createHmac('sha1', Buffer.from(secret, 'base64')).update(`${timestamp}_${uid}`).digest('base64');
}

function isSignature(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}

/**
 * Login with what the identity provider signed (spec §7): the signature must be right, young and not used before.
 *
 * @param secret base64, from the environment; undefined where there is no provider
 */
export async function loginByGigya(
  parts: AccountParts,
  { xUID, xUIDSignature, xsignatureTimestamp }: IdentityProviderLogin,
  asking: Asking,
  secret: string | undefined,
): Promise<LoggedIn & { isNew: boolean }> {
  if (!secret || !asking.site.features.identityProvider) throw unknown();
  // The database keeps no NUL, and an index no endless id.
  if (xUID.length > MOST_UID_LENGTH || /\p{Cc}/u.test(xUID))
    throw invalidFields([{ field: 'xUID', code: 'invalid' }]);
  parts.limits.count('login', asking.address, xUID);
  const age = Math.abs(parts.now().getTime() / 1000 - Number(xsignatureTimestamp));
  if (!isSignature(xUIDSignature, signatureOf(xUID, xsignatureTimestamp, secret))) throw wrongCredentials();
  if (!(age <= SIGNATURE_SECONDS))
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'xsignatureTimestamp: too old, log in anew');
  await forgetUsedSignatures(parts.db, parts.now());
  const until = new Date((Number(xsignatureTimestamp) + SIGNATURE_SECONDS + 1) * 1000);
  if (!(await spendSignature(parts.db, xUIDSignature, until)))
    throw new Refusal(401, 'INVALID_CREDENTIALS', 'xUIDSignature: used before, log in anew');
  return enterByIdentity(
    parts,
    {
      provider: 'gigya',
      subject: xUID,
      verifiedEmail: '',
      nick: '',
      name: '',
      surname: '',
      thumbnailUrl: '',
    },
    asking,
  );
}
