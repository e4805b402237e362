import { eq } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { invalidFields, notLoggedIn, wrongCredentials } from '../../platform/http';
import { digestOf } from '../../platform/secrets';
import { isPassword } from '../../readers/accounts';
import type { DeskActor, DeskDeps } from '../../sites/desk-kit';
import { endDeskSession } from './sessions';
import { deskAccounts } from './tables';

/**
 * Requires the password in an open session, because the session may be stolen. Wrong guesses are counted per
 * session, so that a thief's do not count against the owner elsewhere. The tenth ends the session: a thief is
 * out, and an owner who does not know the password needs a reset anyway.
 * @returns the hash that matched: the action that follows checks that it is still the account's
 * @throws ApiError 401 INVALID_CREDENTIALS for a wrong password, NOT_LOGGED_IN once the session has ended;
 * TooOften
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

/** Validation error for a form without the required password. */
export const passwordRequired = () => invalidFields([{ field: 'password', code: 'required' }]);

/**
 * Like `proveCurrentPassword`, for actions that give or take the role of chief: their forms do not always
 * need a password.
 * @throws ApiError 400 without a password, and as `proveCurrentPassword` does; TooOften
 */
export async function requirePasswordForChiefChange(
  deps: Pick<DeskDeps, 'db' | 'limits'>,
  actor: Pick<DeskActor, 'id'>,
  password: string | undefined,
  session: { secret: string },
): Promise<string> {
  if (!password) throw passwordRequired();
  return proveCurrentPassword(deps, actor, password, session);
}

/**
 * Locks the account whose password was verified; fails if the password was replaced in the meantime.
 * @param hash hash that the password was compared with
 * @throws ApiError 401
 */
export async function lockIfPasswordUnchanged(
  tx: DatabaseTransaction,
  { id }: Pick<DeskActor, 'id'>,
  hash: string,
): Promise<void> {
  const [held] = await tx
    .select({ passwordHash: deskAccounts.passwordHash })
    .from(deskAccounts)
    .where(eq(deskAccounts.id, id))
    .for('no key update');
  if (held?.passwordHash !== hash) throw wrongCredentials();
}
