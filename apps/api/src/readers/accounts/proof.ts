import { LOGIN_AGAIN, PASSWORD_REQUIRED, REQUEST_TEXTS } from '@portal/model';
import type { DatabaseTransaction } from '../../platform/database';
import { ApiError, wrongCredentials } from '../../platform/http';
import type { RequestContext } from '../../sites';
import type { AccountDeps } from './deps';
import { isPassword } from './passwords';
import type { Reader } from './reader';

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
  await deps.limits.count('password', context.address, account);
  if (!(await isPassword(password, reader.passwordHash))) throw wrongCredentials();
  await deps.limits.forgive('password', account);
}

/**
 * Who confirms an address to which something was sold gets that for an account: they show that the account is theirs as well, by its
 * password or its session. Else whoever begins an account with somebody's address would have what its owner bought, once the owner presses
 * the button of a letter that they never asked for.
 * Wrong passwords are counted by the caller, before the transaction that each of them takes back.
 * @throws ApiError 403 PASSWORD_REQUIRED, 403 LOGIN_AGAIN where the account has no password, or 401 INVALID_CREDENTIALS
 */
export async function proveBuyer(
  { hooks }: Pick<AccountDeps, 'hooks'>,
  tx: DatabaseTransaction,
  { id, emailKey: key, passwordHash }: Pick<Reader, 'id' | 'emailKey' | 'passwordHash'>,
  { who, password }: { who: Reader | null; password: string | undefined },
): Promise<void> {
  if (key === null || who?.id === id || !(await hooks.hasUnclaimed(tx, key))) return;
  if (passwordHash === null)
    throw new ApiError(
      403,
      LOGIN_AGAIN,
      'something was sold to this address: whoever confirms it must be logged in to the account that is to have it',
    );
  if (password === undefined)
    throw new ApiError(
      403,
      PASSWORD_REQUIRED,
      'something was sold to this address: the password of the account is needed to confirm it',
    );
  if (!(await isPassword(password, passwordHash))) throw wrongCredentials();
}
