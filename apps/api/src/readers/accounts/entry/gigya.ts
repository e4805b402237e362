import { createHmac } from 'node:crypto';
import type { IdentityProviderLogin } from '@portal/model/readers';
import { ApiError, invalidFields, unknown, wrongCredentials } from '../../../platform/http';
import { forgetUsedSignatures, sameBytes, spendSignature } from '../../../platform/secrets';
import type { RequestContext } from '../../../sites';
import type { AccountDeps } from '../deps';
import { enterByIdentity } from './identity';
import type { LoggedIn } from './login';

/** Seconds for which a signature of the identity provider is valid; clocks may differ by as much. */
const SIGNATURE_SECONDS = 180;
const MAX_UID_LENGTH = 255;

/** Signature of an identity: HMAC-SHA1 of time and id, with the secret shared by provider and server. */
export function signatureOf(uid: string, timestamp: string, secret: string): string {
  return createHmac('sha1', Buffer.from(secret, 'base64')).update(`${timestamp}_${uid}`).digest('base64');
}

/**
 * Login with a signed identity from the identity provider (spec §7): the signature must be right, recent and
 * unused.
 *
 * @param secret base64, from the environment; undefined if there is no provider
 */
export async function loginByGigya(
  deps: AccountDeps,
  { xUID, xUIDSignature, xsignatureTimestamp }: IdentityProviderLogin,
  context: RequestContext,
  secret: string | undefined,
): Promise<LoggedIn & { isNew: boolean }> {
  if (!secret || !context.site.features.identityProvider) throw unknown();
  // The database stores no NUL, and an index no endless id.
  if (xUID.length > MAX_UID_LENGTH || /\p{Cc}/u.test(xUID))
    throw invalidFields([{ field: 'xUID', code: 'invalid' }]);
  const age = Math.abs(deps.now().getTime() / 1000 - Number(xsignatureTimestamp));
  if (!sameBytes(xUIDSignature, signatureOf(xUID, xsignatureTimestamp, secret))) throw wrongCredentials();
  // Counted after the check: an id is no secret, and anyone who names it must not use up the reader's
  // attempts.
  await deps.limits.count('login', context.ip, `provider ${xUID}`);
  if (!(age <= SIGNATURE_SECONDS))
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'xsignatureTimestamp: too old, log in anew');
  await forgetUsedSignatures(deps.db, deps.now());
  const until = new Date((Number(xsignatureTimestamp) + SIGNATURE_SECONDS + 1) * 1000);
  if (!(await spendSignature(deps.db, xUIDSignature, until)))
    throw new ApiError(401, 'INVALID_CREDENTIALS', 'xUIDSignature: used before, log in anew');
  return enterByIdentity(
    deps,
    {
      provider: 'gigya',
      subject: xUID,
      verifiedEmail: '',
      nick: '',
      name: '',
      surname: '',
      thumbnailUrl: '',
    },
    context,
  );
}
