import { LOGIN_AGAIN, PASSWORD_REQUIRED, REQUEST_TEXTS } from '@portal/model';
import type { DatabaseTransaction } from '../../../platform/database';
import { ApiError, wrongCredentials } from '../../../platform/http';
import type { RequestContext } from '../../../sites';
import type { AccountDeps } from '../deps';
import type { Reader } from '../reader';
import { isPassword } from './passwords';

/** Milliseconds for which a login proves the reader's identity, if there is no password to ask for. */
const FRESH_LOGIN_MS = 600_000;

/**
 * Reauthenticates a reader. An open session is not enough to change an account's email address or to delete
 * the account: an unattended browser or a stolen cookie has one too. The reader types the password or,
 * without one, must have logged in just now.
 * @throws ApiError 401: INVALID_CREDENTIALS, or LOGIN_AGAIN
 */
export async function proveReader(
  deps: Pick<AccountDeps, 'limits' | 'now'>,
  reader: Pick<Reader, 'id' | 'passwordHash' | 'startedAt'>,
  password: string | null,
  context: Pick<RequestContext, 'ip'>,
): Promise<void> {
  if (reader.passwordHash === null) {
    if (deps.now().getTime() - reader.startedAt.getTime() <= FRESH_LOGIN_MS) return;
    throw new ApiError(401, LOGIN_AGAIN, REQUEST_TEXTS.unauthorized);
  }
  if (password === null) throw wrongCredentials();
  const account = String(reader.id);
  await deps.limits.count('password', context.ip, account);
  if (!(await isPassword(password, reader.passwordHash))) throw wrongCredentials();
  await deps.limits.forgive('password', account);
}

/**
 * Confirming an email address to which something was sold attaches the purchase to an account: the reader
 * must show that the account is theirs as well, by its password or its session. Otherwise anyone who
 * registers with somebody's address would get what its owner bought, once the owner presses the button in an
 * email that they never requested. Wrong passwords are counted by the caller, before the transaction that
 * each of them rolls back.
 * @throws ApiError 403 PASSWORD_REQUIRED, 403 LOGIN_AGAIN if the account has no password, or 401
 * INVALID_CREDENTIALS
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
