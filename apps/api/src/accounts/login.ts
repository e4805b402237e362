import { type LoginForm, ROUTES } from '@portal/model';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/accounts';
import type { DatabaseTransaction } from '../database/client';
import type { Asking } from './asking';
import { deviceOf } from './device';
import { emailKey } from './keys';
import { TooOften } from './limits';
import { type AccountParts, writeLetter } from './parts';
import { isPassword } from './passwords';
import type { AccountRow } from './reader';
import { Refusal, wrongCredentials } from './refusal';
import { type OpenedSession, openSession } from './sessions';
import { issueToken } from './tokens';

export type LoggedIn = OpenedSession & { accountId: number };

export const passwordChangeLink = (origin: string, token: string) =>
  `${origin}${ROUTES.passwordChange}?token=${token}`;

/** Opens the session of who has proved to be an account's reader, and tells them of a browser that is new. */
export async function enter(
  parts: AccountParts,
  tx: DatabaseTransaction,
  account: Pick<AccountRow, 'id' | 'nick' | 'email'>,
  asking: Asking,
): Promise<LoggedIn> {
  const now = parts.now();
  const opened = await openSession(tx, account.id, asking, now);
  if (opened.isNewDevice && account.email)
    await writeLetter(parts, tx, asking, 'newDevice', account.email, {
      nick: account.nick,
      device: deviceOf(asking.userAgent) || '?',
      when: new Intl.DateTimeFormat(asking.site.language, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: asking.site.timeZone,
      }).format(now),
      link: `${asking.origin}${ROUTES.account}`,
    });
  return { ...opened, accountId: account.id };
}

/**
 * Login by e-mail and password (spec §8): 401 for a wrong one, whoever it is of; 401 with
 * LEGACY_USER_PASSWORD_NOT_RESET and a letter where the password must be chosen anew; 403 with the userId where the
 * address is not validated yet.
 */
export async function login(
  parts: AccountParts,
  { email, password }: LoginForm,
  asking: Asking,
): Promise<LoggedIn> {
  const key = emailKey(email);
  parts.limits.count('login', asking.address, key);
  const [account] = await parts.db.select().from(accounts).where(eq(accounts.emailKey, key));
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (account?.isLegacy) {
    await sendRenewal(parts, account, asking);
    throw new Refusal(401, 'LEGACY_USER_PASSWORD_NOT_RESET', 'a letter with a new way in was sent');
  }
  if (!account || !isRight) throw wrongCredentials();
  if (!account.validatedAt)
    throw new Refusal(403, 'EMAIL_NOT_VALIDATED', 'the address is not validated yet', {
      response: { userId: String(account.id) },
    });
  const entered = await parts.db.transaction((tx) => enter(parts, tx, account, asking));
  parts.post.hurry();
  return entered;
}

async function sendRenewal(parts: AccountParts, account: AccountRow, asking: Asking): Promise<void> {
  try {
    parts.limits.count('recover', asking.address, account.emailKey ?? String(account.id));
  } catch (error) {
    // It has had its letters; the notice is the same.
    if (error instanceof TooOften) return;
    throw error;
  }
  await parts.db.transaction(async (tx) => {
    const token = await issueToken(tx, account.id, 'reset', parts.now());
    await writeLetter(parts, tx, asking, 'renew', account.email, {
      nick: account.nick,
      link: passwordChangeLink(asking.origin, token),
    });
  });
  parts.post.hurry();
}
