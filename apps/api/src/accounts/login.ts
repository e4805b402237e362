import { type LoginForm, ROUTES } from '@portal/model';
import { type Database, type DatabaseTransaction, often } from '../database/client';
import type { Asking } from './asking';
import { deviceOf } from './device';
import { emailKey } from './keys';
import { TooOften } from './limits';
import { type AccountParts, writeLetter } from './parts';
import { isPassword } from './passwords';
import type { AccountRow, AccountWithLists } from './reader';
import { Refusal, wrongCredentials } from './refusal';
import { digestOf } from './secrets';
import { type OpenedSession, openKnownSession, openSession } from './sessions';
import { issueToken } from './tokens';

export type LoggedIn = OpenedSession & {
  accountId: number;
  /** Who they are, where the database has said so already. */
  reader?: AccountWithLists;
};

export const passwordChangeLink = (origin: string, token: string) =>
  `${origin}${ROUTES.passwordChange}?token=${token}`;

type Entering = Pick<AccountRow, 'id' | 'nick' | 'email'> & {
  /** The password as it is kept, where it was by it that they proved to be who they are. */
  proved?: string | null;
};

/** Opens the session of who has proved to be an account's reader, and tells them of a browser that is new. */
export async function enter(
  parts: AccountParts,
  tx: DatabaseTransaction,
  account: Entering,
  asking: Asking,
): Promise<LoggedIn> {
  const now = parts.now();
  const opened = await openSession(tx, account, asking, now);
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

/** As `enter`, in a transaction only where there is a letter to write with it: seldom. */
async function enterAlone(parts: AccountParts, account: Entering, asking: Asking): Promise<LoggedIn> {
  const opened = await openKnownSession(parts.db, account, asking, parts.now());
  if (opened) return { ...opened, accountId: account.id };
  const entered = await parts.db.transaction((tx) => enter(parts, tx, account, asking));
  parts.post.hurry();
  return entered;
}

type Known = Entering &
  Pick<AccountRow, 'passwordHash' | 'isLegacy'> & {
    isValidated: boolean;
    /** The browser was let into this account before: its mark is a secret that only it has. */
    isKnownDevice: boolean;
  };

const BY_EMAIL = `
  select id, nick, email, password_hash as "passwordHash", is_legacy as "isLegacy", validated_at is not null as "isValidated",
    exists(select from known_devices d where d.account_id = accounts.id and d.mark = $2) as "isKnownDevice"
  from accounts where email_key = $1`;

async function accountByEmail(db: Database, key: string, device: string | null): Promise<Known | undefined> {
  const mark = device === null ? Buffer.alloc(0) : digestOf(device);
  const [account] = await often<Known>(db, 'account-by-email', BY_EMAIL, [key, mark]);
  return account;
}

/**
 * Login by e-mail and password (spec §8): 401 for a wrong one, whoever it is of; 401 with
 * LEGACY_USER_PASSWORD_NOT_RESET and a letter where the password must be chosen anew; 403 with the userId where the
 * address is not validated yet.
 *
 * Wrong tries are bounded for each browser that the account knows, and for all others together: so strangers can neither
 * guess on for long nor lock the reader out.
 */
export async function login(
  parts: AccountParts,
  { email, password }: LoginForm,
  asking: Asking,
): Promise<LoggedIn> {
  const key = emailKey(email);
  parts.limits.count('login', asking.address);
  const account = await accountByEmail(parts.db, key, asking.device);
  const counted = account?.isKnownDevice
    ? `${key} in ${digestOf(asking.device ?? '').toString('base64')}`
    : key;
  parts.limits.countAccount('login', counted);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (account?.isLegacy) {
    await sendRenewal(parts, account, asking);
    throw new Refusal(401, 'LEGACY_USER_PASSWORD_NOT_RESET', 'a letter with a new way in was sent');
  }
  if (!account || !isRight) throw wrongCredentials();
  parts.limits.forgive('login', counted);
  if (!account.isValidated)
    throw new Refusal(403, 'EMAIL_NOT_VALIDATED', 'the address is not validated yet', {
      response: { userId: String(account.id) },
    });
  return enterAlone(parts, { ...account, proved: account.passwordHash }, asking);
}

async function sendRenewal(parts: AccountParts, account: Entering, asking: Asking): Promise<void> {
  try {
    parts.limits.count('recover', asking.address, emailKey(account.email));
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
