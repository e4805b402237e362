import { eq } from 'drizzle-orm';
import { notLoggedIn, wrongCredentials } from '../accounts/api-error';
import { isPassword } from '../accounts/passwords';
import { digestOf } from '../accounts/secrets';
import { deskAccounts } from '../database/desk';
import type { DeskDeps } from './deps';
import type { DeskActor } from './log';
import { endDeskSession } from './sessions';

/**
 * Asks who uses an open session for their password, because a session may be stolen. Wrong guesses are counted by session, so that a
 * thief's do not count against the owner elsewhere. The tenth ends the session: a thief is out, and an owner who does not know the
 * password needs a reset anyway.
 * @returns the hash that the password was compared with: the act that follows checks that it is still the account's
 * @throws ApiError 401 INVALID_CREDENTIALS for a wrong password, NOT_LOGGED_IN once the session has ended; TooOften
 */
export async function proveCurrentPassword(
  { db, limits }: Pick<DeskDeps, 'db' | 'limits'>,
  { id }: Pick<DeskActor, 'id'>,
  password: string,
  { secret }: { secret: string },
): Promise<string> {
  const session = digestOf(secret).toString('base64');
  const left = await limits.countAccount('deskPassword', session);
  const [account] = await db.select().from(deskAccounts).where(eq(deskAccounts.id, id));
  const passwordHash = account?.passwordHash ?? null;
  const isRight = await isPassword(password, passwordHash);
  if (isRight && passwordHash !== null) {
    await limits.forgive('deskPassword', session);
    return passwordHash;
  }
  if (left > 0) throw wrongCredentials();
  await endDeskSession(db, secret);
  throw notLoggedIn();
}
