import { ROUTES } from '@portal/model';
import type { LoginForm } from '@portal/model/readers';
import { type Database, type DatabaseTransaction, often } from '../../../platform/database';
import { ApiError, wrongCredentials } from '../../../platform/http';
import { TooOften } from '../../../platform/limits';
import { digestOf } from '../../../platform/secrets';
import { emailKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { dayAndHour } from '../../../sites/emails';
import { type AccountDeps, writeEmail } from '../deps';
import { ACCOUNT_EMAILS } from '../emails/emails';
import type { AccountRow, AccountWithLists } from '../reader';
import { deviceOf } from './device';
import { isPassword } from './passwords';
import { writeReset } from './reset-email';
import { keyInBrowser, type OpenedSession, openKnownSession, openSession } from './sessions';

export type LoggedIn = OpenedSession & {
  accountId: number;
  /** The account, if the database has read it already. */
  reader?: AccountWithLists;
};

type Entering = Pick<AccountRow, 'id' | 'nick' | 'email'> & {
  /** The stored password hash, if the reader logged in by password. */
  proved?: string | null;
};

/** Opens a session for a verified reader, and notifies them of a new browser. */
export async function enter(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  account: Entering,
  context: RequestContext,
): Promise<LoggedIn> {
  const now = deps.now();
  const opened = await openSession(tx, account, context, now);
  if (opened.isNewDevice && account.email)
    await writeEmail(deps, tx, context, ACCOUNT_EMAILS, 'newDevice', account.email, {
      nick: account.nick,
      device: deviceOf(context.userAgent) || '?',
      when: dayAndHour(now, context.site),
      link: `${context.origin}${ROUTES.account}`,
    });
  return { ...opened, accountId: account.id };
}

/** Like `enter`, with a transaction only if there is an email to write with it, which is rare. */
async function enterAlone(deps: AccountDeps, account: Entering, context: RequestContext): Promise<LoggedIn> {
  const opened = await openKnownSession(deps.db, account, context, deps.now());
  if (opened) return { ...opened, accountId: account.id };
  const entered = await deps.db.transaction((tx) => enter(deps, tx, account, context));
  deps.outbox.sendSoon();
  return entered;
}

type Known = Entering &
  Pick<AccountRow, 'passwordHash' | 'isLegacy'> & {
    isValidated: boolean;
    /** The browser was used for this account before: its identifier is a secret that only it has. */
    isKnownDevice: boolean;
  };

const BY_EMAIL = `
  select id, nick, email, password_hash as "passwordHash", is_legacy as "isLegacy", validated_at is not null as "isValidated",
    exists(select from known_devices d where d.account_id = accounts.id and d.mark = $2) as "isKnownDevice"
  from accounts where email_key = any($1)`;

/**
 * How an account is looked up: a prepared statement with its name and values, and the key by which wrong
 * attempts are counted.
 */
type Lookup = { name: string; text: string; values: readonly string[]; counted: string };

async function accountBy(
  db: Database,
  { name, text, values }: Lookup,
  device: string | null,
): Promise<Known | undefined> {
  const mark = device === null ? Buffer.alloc(0) : digestOf(device);
  const [account] = await often<Known>(db, name, text, [values, mark]);
  return account;
}

/**
 * Login by email and password (spec §8): 401 for wrong credentials, whether the account exists or not; 401
 * with LEGACY_USER_PASSWORD_NOT_RESET and an email if a new password must be chosen; 403 with the userId if
 * the email address is not validated yet.
 *
 * Wrong attempts are limited for each browser that the account knows, and for all others together: so
 * strangers can neither keep guessing nor lock the reader out.
 */
export function login(
  deps: AccountDeps,
  { email, password }: LoginForm,
  context: RequestContext,
): Promise<LoggedIn> {
  const key = emailKey(email);
  return loginBy(
    deps,
    { name: 'account-by-email', text: BY_EMAIL, values: [key], counted: key },
    password,
    context,
  );
}

/** Like `login`, for any way to look up the account. */
export async function loginBy(
  deps: AccountDeps,
  lookup: Lookup,
  password: string,
  context: RequestContext,
): Promise<LoggedIn> {
  const key = lookup.counted;
  const account = await accountBy(deps.db, lookup, context.device);
  // A browser that the account knows is counted separately, whatever else its network tries. Attempts at a
  // locked account count as well: they keep it locked.
  if (!account?.isKnownDevice) await deps.limits.count('login', context.ip);
  const counted = account?.isKnownDevice ? keyInBrowser(key, context.device ?? '') : key;
  await deps.limits.countAccount('login', counted);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (account?.isLegacy) {
    await sendRenewal(deps, account, context);
    throw new ApiError(401, 'LEGACY_USER_PASSWORD_NOT_RESET', 'an email with a new way in was sent');
  }
  if (!account || !isRight) throw wrongCredentials();
  await deps.limits.forgive('login', counted);
  if (!account.isValidated)
    throw new ApiError(403, 'EMAIL_NOT_VALIDATED', 'the address is not validated yet', {
      response: { userId: String(account.id) },
    });
  return enterAlone(deps, { ...account, proved: account.passwordHash }, context);
}

async function sendRenewal(deps: AccountDeps, account: Known, context: RequestContext): Promise<void> {
  const { isValidated, isKnownDevice } = account;
  const key = emailKey(account.email);
  try {
    if (isKnownDevice) await deps.limits.countAccount('recover', keyInBrowser(key, context.device ?? ''));
    else await deps.limits.count('recover', context.ip, key);
    const asked = { isValidated, isKnown: isKnownDevice };
    await deps.db.transaction((tx) => writeReset(deps, tx, context, 'renew', account, asked));
  } catch (error) {
    // The mailbox has used up its emails; the notice is the same.
    if (error instanceof TooOften) return;
    throw error;
  }
  deps.outbox.sendSoon();
}
