import { randomUUID } from 'node:crypto';
import { ADULT_AGE_YEARS, isOfAge, MAX_CHILDREN, ROUTES } from '@portal/model';
import {
  CHILD_CONSENT_VERSION,
  type ChildAccount,
  type ChildRelease,
  type ChildrenCode,
  childConsentWords,
  type GuardianStanding,
  mayHaveOwnAccount,
  type NewChild,
} from '@portal/model/readers';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import {
  ApiError,
  childAccount,
  forbidden,
  notLoggedIn,
  unknown,
  wrongCredentials,
} from '../../../platform/http';
import { nickKey } from '../../../platform/words';
import type { RequestContext } from '../../../sites';
import { blockConsents } from '../consents/blocked-consents';
import { type AccountDeps, writeEmail } from '../deps';
import { loadMailboxDigest } from '../emails/mailbox-digest';
import { proveReader } from '../entry/proof';
import { endSessions } from '../entry/sessions';
import { issueToken } from '../entry/tokens';
import { requestEmailChange } from '../profile/profile';
import type { AccountRow, Reader } from '../reader';
import { accounts, childConsents, sessions } from '../tables';
import { CHILD_EMAILS } from './child-emails';

const REFUSALS: Readonly<Record<ChildrenCode, readonly [status: number, message: string]>> = {
  NO_GUARDIAN: [403, 'children are added by adults whose birthdate and email are known'],
  TOO_MANY_CHILDREN: [409, `at most ${MAX_CHILDREN} children`],
  CONSENT_CHANGED: [409, 'the words of the consent are others by now'],
};
const refused = (code: ChildrenCode) => new ApiError(REFUSALS[code][0], code, REFUSALS[code][1]);

/**
 * Whether a reader may have children's accounts, or what is missing.
 * @param today 'YYYY-MM-DD'
 */
export function guardianStanding(
  {
    guardianId,
    birthdate,
    email,
    validatedAt,
  }: Pick<AccountRow, 'guardianId' | 'birthdate' | 'email' | 'validatedAt'>,
  today: string,
): GuardianStanding {
  if (guardianId !== null) return 'child';
  if (!birthdate) return 'birthdate';
  if (!isOfAge(birthdate, today, ADULT_AGE_YEARS)) return 'under-age';
  return email && validatedAt ? 'ready' : 'email';
}

async function accountsWhere(
  db: Database | DatabaseTransaction,
  condition: SQL | undefined,
): Promise<ChildAccount[]> {
  const rows = await db
    .select({
      account: accounts,
      consent: childConsents,
      sessions: sql<number>`(select count(*)::int from ${sessions} where ${sessions.accountId} = ${accounts.id})`,
    })
    .from(accounts)
    .innerJoin(childConsents, eq(childConsents.accountId, accounts.id))
    .where(condition)
    .orderBy(asc(accounts.id));
  return rows.map(({ account, consent, sessions: open }) => ({
    id: String(account.id),
    name: account.name,
    nick: account.validatedAt ? account.nick : null,
    birthdate: account.birthdate ?? '',
    state: account.validatedAt ? 'active' : 'pending',
    consentedAt: consent.consentedAt.toISOString(),
    consentVersion: consent.version,
    consentWords: consent.words,
    sessions: open,
  }));
}

/** The children's accounts of a reader, oldest first. */
export const childrenOf = (
  db: Database | DatabaseTransaction,
  { id }: Pick<Reader, 'id'>,
): Promise<ChildAccount[]> => accountsWhere(db, eq(accounts.guardianId, id));

const isChildOf = (guardian: Pick<Reader, 'id'>, id: number) =>
  and(eq(accounts.id, id), eq(accounts.guardianId, guardian.id));

async function childOf(
  db: Database | DatabaseTransaction,
  guardian: Pick<Reader, 'id'>,
  id: number,
): Promise<ChildAccount> {
  const [child] = await accountsWhere(db, isChildOf(guardian, id));
  if (!child) throw unknown();
  return child;
}

/** Emails the guardian the link for choosing nick and password. It invalidates an older link. */
async function writeLink(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  context: RequestContext,
  guardian: Pick<Reader, 'nick' | 'email'>,
  child: Pick<AccountRow, 'id' | 'name' | 'validatedAt'>,
): Promise<void> {
  const token = await issueToken(tx, child.id, 'child', deps.now());
  await writeEmail(
    deps,
    tx,
    context,
    CHILD_EMAILS,
    child.validatedAt ? 'childPassword' : 'childInvitation',
    guardian.email,
    {
      nick: guardian.nick,
      child: child.name,
      link: `${context.origin}${ROUTES.childInvitation}?token=${token}`,
    },
  );
}

/**
 * Creates a child's account under an adult's, with the consent and the email with its link: all or nothing.
 * The same key returns the same child again, for any number of tabs and processes.
 * @throws ApiError with a `ChildrenCode`
 */
export async function addChild(
  deps: AccountDeps,
  guardian: Reader,
  { name, birthdate, version, key }: NewChild,
  context: RequestContext,
  today: string,
): Promise<ChildAccount> {
  if (guardianStanding(guardian, today) !== 'ready') throw refused('NO_GUARDIAN');
  if (version !== CHILD_CONSENT_VERSION) throw refused('CONSENT_CHANGED');
  await deps.limits.count('children', context.ip, String(guardian.id));
  const now = deps.now();
  const { site } = context;
  return deps.db.transaction(async (tx) => {
    // Serialises the children of an adult: two forms with one key create one child, and two concurrent ones
    // cannot both be the tenth.
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, guardian.id))
      .for('no key update');
    if (!locked.length) throw notLoggedIn();
    const ofGuardian = eq(accounts.guardianId, guardian.id);
    const [already] = await accountsWhere(tx, and(ofGuardian, eq(childConsents.key, key)));
    if (already) return already;
    if ((await tx.$count(accounts, ofGuardian)) >= MAX_CHILDREN) throw refused('TOO_MANY_CHILDREN');
    // A placeholder that nobody logs in with: the child chooses another.
    const nick = `menor-${randomUUID().slice(0, 13)}`;
    const [made] = await tx
      .insert(accounts)
      .values({
        nick,
        name,
        birthdate,
        guardianId: guardian.id,
        createdAt: now,
        nickKey: nickKey(nick),
        language: site.language,
        site: site.alias,
      })
      .returning();
    if (!made) throw new Error('an account was not made');
    await tx.insert(childConsents).values({
      accountId: made.id,
      version,
      key,
      language: site.language,
      consentedAt: now,
      words: childConsentWords(site),
    });
    await writeLink(deps, tx, context, guardian, made);
    return childOf(tx, guardian, made.id);
  });
}

/**
 * Changes the name that a guardian gave a child.
 * @throws ApiError 404 for anyone else's child
 */
export async function renameChild(
  { db }: AccountDeps,
  guardian: Reader,
  id: number,
  name: string,
): Promise<ChildAccount> {
  await db.update(accounts).set({ name }).where(isChildOf(guardian, id));
  return childOf(db, guardian, id);
}

/**
 * Sends the link again, or a new one for another password.
 * @throws ApiError 404 for anyone else's child
 */
export async function sendChildLink(
  deps: AccountDeps,
  guardian: Reader,
  id: number,
  context: RequestContext,
): Promise<ChildAccount> {
  // Counted together with the guardian: others must not use up a guardian's requests.
  await deps.limits.count('childLink', context.ip, `${guardian.id} ${id}`);
  return deps.db.transaction(async (tx) => {
    const [child] = await tx.select().from(accounts).where(isChildOf(guardian, id)).for('no key update');
    if (!child) throw unknown();
    await writeLink(deps, tx, context, guardian, child);
    return childOf(tx, guardian, id);
  });
}

/**
 * Ends all sessions of a child.
 * @throws ApiError 404 for anyone else's child
 */
export async function endChildSessions(
  { db }: AccountDeps,
  guardian: Reader,
  id: number,
): Promise<ChildAccount> {
  await childOf(db, guardian, id);
  await endSessions(db, id);
  return childOf(db, guardian, id);
}

/**
 * Withdraws the consent: the account is deleted with all its data, its sessions first.
 * @throws ApiError 404 if it no longer exists
 */
export async function removeChild(
  deps: AccountDeps,
  guardian: Reader,
  id: number,
  context: RequestContext,
): Promise<void> {
  const mailboxDigest = await loadMailboxDigest(deps.db);
  await deps.db.transaction(async (tx) => {
    const isChild = isChildOf(guardian, id);
    const [child] = await tx
      .select({ id: accounts.id, site: accounts.site })
      .from(accounts)
      .where(isChild)
      .for('update');
    if (child) {
      await deps.hooks.onDeletion(tx, child);
      await blockConsents(tx, mailboxDigest, guardian, { own: null, children: [child] }, deps.now());
    }
    const [removed] = await tx.delete(accounts).where(isChild).returning();
    if (!removed) throw unknown();
    await writeEmail(deps, tx, context, CHILD_EMAILS, 'childRemoved', guardian.email, {
      nick: guardian.nick,
      child: removed.name,
      link: `${context.origin}${ROUTES.account}`,
    });
  });
}

/**
 * Requests an independent account for a child who is old enough: it takes effect once the email address is
 * confirmed.
 * @throws ApiError 403 for one who is too young
 */
export async function askRelease(
  deps: AccountDeps,
  reader: Reader,
  { email, password }: ChildRelease,
  context: RequestContext,
  today: string,
): Promise<void> {
  if (reader.guardianId === null) throw forbidden();
  if (!mayHaveOwnAccount(reader.birthdate, today, context.site.minAge)) throw childAccount();
  await deps.limits.count('profile', context.ip, String(reader.id));
  await proveReader(deps, reader, password, context);
  await deps.limits.counting('changeEmail', context.ip, String(reader.id), () =>
    deps.db.transaction(async (tx) => {
      const [account] = await tx.select().from(accounts).where(eq(accounts.id, reader.id)).for('update');
      if (!account || account.guardianId === null) throw notLoggedIn();
      // The password was changed after it was checked.
      if (account.passwordHash !== reader.passwordHash) throw wrongCredentials();
      await requestEmailChange(deps, tx, account, email, context);
    }),
  );
}

/** Notifies a guardian that a child now has an independent account, which no longer needs their consent. */
export async function tellGuardian(
  deps: AccountDeps,
  tx: DatabaseTransaction,
  { id, name, guardianId }: Pick<AccountRow, 'id' | 'name' | 'guardianId'>,
  context: RequestContext,
): Promise<void> {
  await tx.delete(childConsents).where(eq(childConsents.accountId, id));
  const [guardian] =
    guardianId === null ? [] : await tx.select().from(accounts).where(eq(accounts.id, guardianId));
  if (guardian?.email)
    await writeEmail(deps, tx, context, CHILD_EMAILS, 'childReleased', guardian.email, {
      nick: guardian.nick,
      child: name,
      link: `${context.origin}${ROUTES.ownChildren}`,
    });
}
