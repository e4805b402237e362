import { LOGIN_AGAIN, REQUEST_TEXTS } from '@portal/model';
import { ApiError, wrongCredentials } from './api-error';
import type { AccountDeps } from './deps';
import { isPassword } from './passwords';
import type { Reader } from './reader';
import type { RequestContext } from './request-context';

/** Milliseconds for which a login proves who somebody is, where there is no password to ask for. */
const FRESH_LOGIN_MS = 600_000;

/**
 * An open session is not enough to move an account's emails elsewhere or to take the account away: a browser left alone
 * or a stolen cookie has one too. The reader types the password or, without one, has logged in a moment ago.
 * @throws ApiError 401: INVALID_CREDENTIALS, or LOGIN_AGAIN
 */
export async function proveReader(
  deps: Pick<AccountDeps, 'limits' | 'now'>,
  reader: Pick<Reader, 'id' | 'passwordHash' | 'startedAt'>,
  password: string | null,
  context: Pick<RequestContext, 'address'>,
): Promise<void> {
  if (reader.passwordHash === null) {
    if (deps.now().getTime() - reader.startedAt.getTime() <= FRESH_LOGIN_MS) return;
    throw new ApiError(401, LOGIN_AGAIN, REQUEST_TEXTS.unauthorized);
  }
  if (password === null) throw wrongCredentials();
  const account = String(reader.id);
  deps.limits.count('password', context.address, account);
  if (!(await isPassword(password, reader.passwordHash))) throw wrongCredentials();
  deps.limits.forgive('password', account);
}
