import { LOGIN_AGAIN, REQUEST_TEXTS } from '@portal/model';
import type { Asking } from './asking';
import type { AccountParts } from './parts';
import { isPassword } from './passwords';
import type { Reader } from './reader';
import { Refusal, wrongCredentials } from './refusal';

/** Milliseconds for which a login proves who somebody is, where there is no password to ask for. */
const FRESH_LOGIN_MS = 600_000;

/**
 * An open session is not enough to move an account's letters elsewhere or to take the account away: a browser left alone
 * or a stolen cookie has one too. The reader types the password or, without one, has logged in a moment ago.
 * @throws Refusal 401: INVALID_CREDENTIALS, or LOGIN_AGAIN
 */
export async function proveReader(
  parts: Pick<AccountParts, 'limits' | 'now'>,
  reader: Pick<Reader, 'id' | 'passwordHash' | 'startedAt'>,
  password: string | null,
  asking: Pick<Asking, 'address'>,
): Promise<void> {
  if (reader.passwordHash === null) {
    if (parts.now().getTime() - reader.startedAt.getTime() <= FRESH_LOGIN_MS) return;
    throw new Refusal(401, LOGIN_AGAIN, REQUEST_TEXTS.unauthorized);
  }
  if (password === null) throw wrongCredentials();
  const account = String(reader.id);
  parts.limits.count('password', asking.address, account);
  if (!(await isPassword(password, reader.passwordHash))) throw wrongCredentials();
  parts.limits.forgive('password', account);
}
