import { CHILD_CONSENT_VERSION, childConsentWords } from '@portal/model/readers';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { deskAccounts, deskRoles, newTotpSecret } from '../../newsroom/desk';
import { readerStandings, setStanding } from '../../participation/comments';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { newSecret, openCursors } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import { emailKey, nickKey } from '../../platform/words';
import type { AccountDeps } from '../../readers/accounts';
import { accounts, childConsents, hashPassword, identities } from '../../readers/accounts';
import {
  contractDigest,
  entitlements,
  giveContent,
  meters,
  monthOf,
  readerKey,
} from '../../revenue/entitlements';
import type { SiteRecord } from '../../sites';
import type { DoorAccount, DoorColleague, DoorReader } from '../seed';

export type DoorDeps = Pick<AccountDeps, 'db' | 'outbox' | 'now'>;

/** Age given to an account with a validated address, so that it does not count as new. */
const KNOWN_DAYS = 30;
/**
 * A one-time code step in the distant past: the second factor counts as set up, and any current code as
 * unused.
 */
const SET_UP_STEP = 0;

/** Account ids by their front door ids. */
export type KnownAccounts = { readers: ReadonlyMap<string, number>; colleagues: ReadonlyMap<string, number> };

/** Id of a desk account, created if missing with an unknown random password. */
async function keepColleague(db: Database, { email, name, role, site }: DoorColleague, now: Date) {
  const key = emailKey(email);
  const known = () =>
    db.select({ id: deskAccounts.id }).from(deskAccounts).where(eq(deskAccounts.emailKey, key));
  if (!(await known()).length)
    await db
      .insert(deskAccounts)
      .values({
        email,
        name,
        emailKey: key,
        createdAt: now,
        passwordHash: await hashPassword(newSecret()),
        totpSecret: newTotpSecret(),
        totpStep: SET_UP_STEP,
      })
      .onConflictDoNothing();
  const [row] = await known();
  if (!row) throw new Error(`the front door has no desk account ${email}`);
  await db.insert(deskRoles).values({ accountId: row.id, site, role }).onConflictDoNothing();
  return row.id;
}

/**
 * Provider of the identities of front door accounts: no visitor can link or change one. A password that a
 * visitor resets by email removes it, and the front door creates another account.
 */
const DOOR = 'front-door';

type Made = { guardianId: number | null; now: Date };
type DoorRow = Pick<typeof accounts.$inferSelect, 'id' | 'email' | 'guardianId'>;
const doorColumns = { id: accounts.id, email: accounts.email, guardianId: accounts.guardianId };

/** The account of an entry, by its identity: visitors may have given it another nick and email address. */
async function knownReader(
  tx: DatabaseTransaction,
  { id, nick }: DoorReader,
  now: Date,
): Promise<DoorRow | undefined> {
  const [linked] = await tx
    .select(doorColumns)
    .from(identities)
    .innerJoin(accounts, eq(accounts.id, identities.accountId))
    .where(and(eq(identities.provider, DOOR), eq(identities.subject, id)));
  if (linked) return linked;
  // An account that an earlier version created, without an identity. A registration may claim the same origin,
  // but not without a password.
  const [earlier] = await tx
    .select(doorColumns)
    .from(accounts)
    .where(
      and(eq(accounts.nickKey, nickKey(nick)), eq(accounts.origin, DOOR), isNull(accounts.passwordHash)),
    );
  if (earlier) await linkToEntry(tx, earlier.id, id, now);
  return earlier;
}

const linkToEntry = (tx: DatabaseTransaction, accountId: number, subject: string, linkedAt: Date) =>
  tx.insert(identities).values({ provider: DOOR, subject, accountId, linkedAt });

/** The name of an entry, or another one that resembles it: `nil`, `nil2`; `nil2@lectors.example`. */
const numbered = (name: string, place: number) =>
  place === 1 ? name : name.replace(/(?=@|$)/, String(place));

/** Creates the account of an entry without a password, with a nick and an email address that nobody has. */
async function newReader(
  tx: DatabaseTransaction,
  reader: DoorReader,
  site: SiteRecord,
  made: Made,
): Promise<DoorRow> {
  const { id, name, surname, birthdate, isProven } = reader;
  const { guardianId, now } = made;
  const isKnown = isProven || guardianId !== null;
  const createdAt = isKnown ? new Date(now.getTime() - KNOWN_DAYS * DAY_MS) : now;
  for (let place = 1; ; place++) {
    const nick = numbered(reader.nick, place);
    const email = reader.email && numbered(reader.email, place);
    const [row] = await tx
      .insert(accounts)
      .values({
        nick,
        email,
        name,
        surname,
        birthdate,
        createdAt,
        guardianId,
        nickKey: nickKey(nick),
        emailKey: email ? emailKey(email) : null,
        validatedAt: isKnown ? createdAt : null,
        language: site.language,
        site: site.alias,
        origin: DOOR,
      })
      .onConflictDoNothing()
      .returning(doorColumns);
    if (!row) continue;
    await linkToEntry(tx, row.id, id, now);
    return row;
  }
}

/**
 * A reader's account: the one that was created for this entry, whatever nick and address visitors gave it,
 * and never somebody else's with that nick or address. Created if missing.
 */
async function keepReader(
  db: Database,
  reader: DoorReader,
  site: SiteRecord,
  made: Made,
): Promise<Pick<DoorRow, 'id' | 'email'>> {
  const { guardianId, now } = made;
  const { id: entry, guardian } = reader;
  if (guardian && guardianId === null) throw new Error(`the front door has no guardian ${guardian}`);
  return db.transaction(async (tx) => {
    const row = (await knownReader(tx, reader, now)) ?? (await newReader(tx, reader, site, made));
    if (guardianId === null) return row;
    // A visitor may have given the child an account of its own: it returns to its guardian.
    if (row.guardianId !== guardianId)
      await tx
        .update(accounts)
        .set({ guardianId, email: '', emailKey: null, pendingEmail: '' })
        .where(eq(accounts.id, row.id));
    await tx
      .insert(childConsents)
      .values({
        accountId: row.id,
        version: CHILD_CONSENT_VERSION,
        language: site.language,
        words: childConsentWords(site),
        consentedAt: new Date(now.getTime() - KNOWN_DAYS * DAY_MS),
        key: entry,
      })
      .onConflictDoNothing();
    return { id: row.id, email: '' };
  });
}

/** Gives a reader the subscription of their front door entry, if missing, or if a deleted account had it. */
async function keepSubscription(
  db: Database,
  { product, site, id }: DoorReader,
  { id: accountId, email }: Pick<DoorRow, 'id' | 'email'>,
  now: Date,
) {
  if (!product) return;
  const owner = { accountId, emailDigest: contractDigest(emailKey(email)) };
  const startsAt = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  await db
    .insert(entitlements)
    .values({
      ...owner,
      site,
      product,
      startsAt,
      toldProduct: product,
      externalId: id,
      source: DOOR,
      toldAt: startsAt,
      purchaseToldAt: startsAt,
    })
    .onConflictDoUpdate({
      target: [entitlements.site, entitlements.source, entitlements.externalId],
      set: owner,
      setWhere: sql`${entitlements.accountId} is distinct from ${accountId}`,
    });
}

/** Gives an article away on behalf of a reader, unless they have an open gift of it. */
async function keepGift(db: Database, site: SiteRecord, { gives }: DoorReader, accountId: number, now: Date) {
  const terms = site.paywall?.gifts;
  if (!gives || !terms) return;
  const [content] = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.site, site.alias), eq(contents.path, gives)));
  if (!content) return;
  const given = { accountId, contentId: content.id };
  // Same as a gift by hand: it counts towards the month's gifts.
  await giveContent({ db, cursors: await openCursors(db)() }, site, terms, given, now);
}

/** Uses up a reader's metered stories of the month. */
async function spendMonth(db: Database, site: SiteRecord, accountId: number, now: Date) {
  const count = site.paywall?.monthly;
  if (!count) return;
  const meter = {
    site: site.alias,
    reader: readerKey({ accountId, isFresh: false }),
    period: monthOf(site, now),
  };
  await db
    .insert(meters)
    .values({ ...meter, count, accountId })
    .onConflictDoUpdate({ target: [meters.site, meters.reader, meters.period], set: { count } });
}

/**
 * Suspends a reader from commenting as the desk would, with the email that explains it, unless already
 * suspended.
 */
async function keepSuspension(
  deps: DoorDeps,
  { site, origin }: { site: SiteRecord; origin: string },
  accountId: number,
  moderator: { id: number; name: string },
) {
  const ofReader = await deps.db
    .select({ id: readerStandings.accountId })
    .from(readerStandings)
    .where(eq(readerStandings.accountId, accountId));
  if (ofReader.length) return;
  const actor = { ...moderator, site: site.alias, role: 'moderator' } as const;
  await setStanding(deps, actor, { site, origin }, { accountId, standing: 'suspended', ground: 'insult' });
  deps.outbox.sendSoon();
}

/**
 * Creates missing front door accounts and brings each into its state, such as a used-up meter or a
 * suspension. Guardians must be listed before their children.
 */
export async function keepDoorAccounts(
  deps: DoorDeps,
  doorAccounts: readonly DoorAccount[],
  placeOf: (alias: string) => { site: SiteRecord; origin: string },
): Promise<KnownAccounts> {
  const now = deps.now();
  const colleagues = new Map<string, number>();
  const readers = new Map<string, number>();
  for (const account of doorAccounts)
    if (account.kind === 'colleague') colleagues.set(account.id, await keepColleague(deps.db, account, now));
  const moderator = doorAccounts.find(
    (account): account is DoorColleague => account.kind === 'colleague' && account.role === 'moderator',
  );
  for (const account of doorAccounts) {
    if (account.kind !== 'reader') continue;
    const place = placeOf(account.site);
    const guardianId = account.guardian ? (readers.get(account.guardian) ?? null) : null;
    const kept = await keepReader(deps.db, account, place.site, { guardianId, now });
    const { id } = kept;
    readers.set(account.id, id);
    await keepSubscription(deps.db, account, kept, now);
    await keepGift(deps.db, place.site, account, id, now);
    if (account.hasReadAll) await spendMonth(deps.db, place.site, id, now);
    const moderatorId = moderator && colleagues.get(moderator.id);
    if (account.isSuspended && moderator && moderatorId !== undefined)
      await keepSuspension(deps, place, id, { id: moderatorId, name: moderator.name });
  }
  return { readers, colleagues };
}
