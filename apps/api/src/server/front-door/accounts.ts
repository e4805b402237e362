import { CHILD_CONSENT_VERSION, childConsentWords } from '@portal/model/readers';
import { and, eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { deskAccounts, deskRoles, newTotpSecret } from '../../newsroom/desk';
import { readerStandings, setStanding } from '../../participation/comments';
import type { Database } from '../../platform/database';
import { newSecret, openCursors } from '../../platform/secrets';
import { DAY_MS } from '../../platform/time';
import { emailKey, nickKey } from '../../platform/words';
import type { AccountDeps } from '../../readers/accounts';
import { accounts, childConsents, hashPassword } from '../../readers/accounts';
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

/** Id of a reader's account, created without a password if missing. */
async function keepReader(
  db: Database,
  reader: DoorReader,
  site: SiteRecord,
  { guardianId, now }: { guardianId: number | null; now: Date },
): Promise<number> {
  const { nick, email, name, surname, birthdate, isProven, guardian } = reader;
  if (guardian && guardianId === null) throw new Error(`the front door has no guardian ${guardian}`);
  const isKnown = isProven || guardianId !== null;
  const createdAt = isKnown ? new Date(now.getTime() - KNOWN_DAYS * DAY_MS) : now;
  const [made] = await db
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
      origin: 'front-door',
    })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (made && guardianId !== null)
    await db.insert(childConsents).values({
      accountId: made.id,
      version: CHILD_CONSENT_VERSION,
      language: site.language,
      words: childConsentWords(site),
      consentedAt: createdAt,
      key: reader.id,
    });
  if (made) return made.id;
  const [known] = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.nickKey, nickKey(nick)));
  if (!known) throw new Error(`the front door has no account ${nick}`);
  return known.id;
}

/** Gives a reader the subscription of their front door entry, if missing. */
async function keepSubscription(db: Database, reader: DoorReader, accountId: number, now: Date) {
  const { product, email, site, id } = reader;
  if (!product) return;
  const startsAt = new Date(now.getTime() - KNOWN_DAYS * DAY_MS);
  await db
    .insert(entitlements)
    .values({
      site,
      accountId,
      product,
      startsAt,
      toldProduct: product,
      externalId: id,
      source: 'front-door',
      toldAt: startsAt,
      purchaseToldAt: startsAt,
      emailDigest: contractDigest(emailKey(email)),
    })
    .onConflictDoNothing();
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
    const id = await keepReader(deps.db, account, place.site, { guardianId, now });
    readers.set(account.id, id);
    await keepSubscription(deps.db, account, id, now);
    await keepGift(deps.db, place.site, account, id, now);
    if (account.hasReadAll) await spendMonth(deps.db, place.site, id, now);
    const moderatorId = moderator && colleagues.get(moderator.id);
    if (account.isSuspended && moderator && moderatorId !== undefined)
      await keepSuspension(deps, place, id, { id: moderatorId, name: moderator.name });
  }
  return { readers, colleagues };
}
