import { type LoginForm, ROUTES } from '@portal/model';
import { type Database, type DatabaseTransaction, often } from '../../platform/database';
import { ApiError, wrongCredentials } from '../../platform/http';
import { TooOften } from '../../platform/limits';
import { digestOf } from '../../platform/secrets';
import { emailKey } from '../../platform/words';
import type { RequestContext } from '../../sites';
import { type AccountDeps, writeEmail } from './deps';
import { deviceOf } from './device';
import { ACCOUNT_EMAILS } from './emails';
import { dayAndHour } from './moments';
import { isPassword } from './passwords';
import type { AccountRow, AccountWithLists } from './reader';
import { writeReset } from './reset-letter';
import { keyInBrowser, type OpenedSession, openKnownSession, openSession } from './sessions';

export type LoggedIn = OpenedSession & {
  accountId: number;
  /** The account, where the database has read it already. */
  reader?: AccountWithLists;
};

type Entering = Pick<AccountRow, 'id' | 'nick' | 'email'> & {
  /** The password as it is kept, where it was by it that they proved to be who they are. */
  proved?: string | null;
};

/** Opens the session of who has proved to be an account's reader, and tells them of a browser that is new. */
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

/** As `enter`, in a transaction only where there is an email to write with it: seldom. */
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
    /** The browser was let into this account before: its mark is a secret that only it has. */
    isKnownDevice: boolean;
  };

const BY_EMAIL = `
  select id, nick, email, password_hash as "passwordHash", is_legacy as "isLegacy", validated_at is not null as "isValidated",
    exists(select from known_devices d where d.account_id = accounts.id and d.mark = $2) as "isKnownDevice"
  from accounts where email_key = any($1)`;

/** How an account is looked for: a statement of its own name, what it is asked for, and what wrong tries are counted by. */
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
 * Login by email and password (spec §8): 401 for a wrong one, whoever it is of; 401 with
 * LEGACY_USER_PASSWORD_NOT_RESET and an email where the password must be chosen anew; 403 with the userId where the
 * address is not validated yet.
 *
 * Wrong tries are bounded for each browser that the account knows, and for all others together: so strangers can neither
 * guess on for long nor lock the reader out.
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

/** The same, however the account is looked for. */
export async function loginBy(
  deps: AccountDeps,
  lookup: Lookup,
  password: string,
  context: RequestContext,
): Promise<LoggedIn> {
  const key = lookup.counted;
  const account = await accountBy(deps.db, lookup, context.device);
  // A browser that the account knows is counted by itself, whoever else tries from its network. Tries at an account that takes no more of
  // them count as well: they keep it closed.
  if (!account?.isKnownDevice) await deps.limits.count('login', context.address);
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
    else await deps.limits.count('recover', context.address, key);
    const asked = { isValidated, isKnown: isKnownDevice };
    await deps.db.transaction((tx) => writeReset(deps, tx, context, 'renew', account, asked));
  } catch (error) {
    // The mailbox has had its letters; the notice is the same.
    if (error instanceof TooOften) return;
    throw error;
  }
  deps.outbox.sendSoon();
}
