import { type ChangePassword, REQUEST_TEXTS, type RecoverForm, ROUTES } from '@portal/model';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/accounts';
import type { Asking } from './asking';
import { emailKey } from './keys';
import { passwordChangeLink } from './login';
import { type AccountParts, writeLetter } from './parts';
import { hashPassword } from './passwords';
import { badToken, Refusal } from './refusal';
import { endSessions } from './sessions';
import { issueToken, killTokens, spendToken } from './tokens';

/** Sends the letter with which a password is chosen anew; an address of nobody is said to be one (spec §8). */
export async function recoverPassword(
  parts: AccountParts,
  { email }: RecoverForm,
  asking: Asking,
): Promise<void> {
  const key = emailKey(email);
  parts.limits.count('recover', asking.address, key);
  await parts.db.transaction(async (tx) => {
    // Held, so that no letter goes to an address that the account leaves at this moment.
    const [account] = await tx.select().from(accounts).where(eq(accounts.emailKey, key)).for('update');
    if (!account) throw new Refusal(404, 'EMAIL_UNKNOWN', REQUEST_TEXTS.emailUnknown);
    const token = await issueToken(tx, account.id, 'reset', parts.now());
    await writeLetter(parts, tx, asking, 'reset', account.email, {
      nick: account.nick,
      link: passwordChangeLink(asking.origin, token),
    });
  });
  parts.post.hurry();
}

/**
 * Spends the token of that letter. Whoever read the letter has the address, so it counts as validated; every session
 * ends, and every other token dies.
 */
export async function changePassword(
  parts: AccountParts,
  { token, password }: ChangePassword,
  asking: Asking,
): Promise<void> {
  parts.limits.count('token', asking.address);
  const passwordHash = await hashPassword(password);
  const now = parts.now();
  const recovered = await parts.db.transaction(async (tx) => {
    const id = await spendToken(tx, token, 'reset', now);
    if (id === null) throw badToken();
    const [account] = await tx
      .update(accounts)
      .set({ passwordHash, isLegacy: false, validatedAt: now, pendingEmail: '' })
      .where(eq(accounts.id, id))
      .returning();
    if (!account) throw badToken();
    await killTokens(tx, id);
    await endSessions(tx, id);
    await writeLetter(parts, tx, asking, 'passwordChanged', account.email, {
      nick: account.nick,
      link: `${asking.origin}${ROUTES.login}`,
    });
    return account;
  });
  // Whoever has the letters has the account: what strangers tried in vain no longer keeps its reader out.
  parts.limits.clear('login', emailKey(recovered.email));
  parts.limits.clear('recover', emailKey(recovered.email));
  parts.post.hurry();
}
