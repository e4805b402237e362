import { STRIPE_SELLER } from '@portal/model';
import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { Email, Outbox } from '../../platform/mail';
import { DAY_MS } from '../../platform/time';
import { accounts } from '../../readers/accounts';
import type { SiteLocator } from '../../sites';
import { sites } from '../../sites';
import { emailOf } from '../../sites/emails';
import { CONTRACT_EMAILS, CONTRACT_WORDS, type ContractEmailKind } from './contract-emails';
import { type Contract, contractValues } from './contract-values';
import { type StartRequest, startRequestsOf } from './start-requests';
import { entitlements } from './tables';
import { isNotWithdrawn } from './withdrawn';

/** Days for which an end that came at once, or was told late, is confirmed. */
const ENDED_DAYS = 7;
/** Two moments that are less far apart are one end: some sellers reckon it anew each time. */
const SAME_END_SECONDS = 86_400;

type Deps = {
  db: Database;
  now: () => Date;
  outbox: Pick<Outbox, 'roomForUnhurried' | 'writeAll' | 'sendSoon'>;
  /** Resolves the address that links in emails use. */
  locateSite: SiteLocator;
};
/** A contract with its number at its seller. */
type Numbered = Pick<typeof entitlements.$inferSelect, 'site' | 'source' | 'externalId'>;
type Writing = Pick<Deps, 'now' | 'locateSite'> & { outbox: Pick<Outbox, 'writeAll'> };
/** Whether a contract has not ended. */
const isOn = (now: Date) => or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now));

/** A letter about a contract: when it is due, and what is kept once it was written. */
type Letter = {
  kindOf: (contract: Contract, now: Date) => ContractEmailKind;
  isDue: (now: Date) => SQL | undefined;
  told: (now: Date) => {
    purchaseToldAt?: Date;
    toldProduct?: typeof entitlements.product;
    endToldFor?: typeof entitlements.endsAt;
    isUnpaidTold?: boolean;
  };
};

/** Letters that confirm something. Who changes from one contract to another reads of the end of the first before the next. */
const LETTERS: readonly Letter[] = [
  {
    // Before letters of its end, which call it by what it is by then.
    kindOf: () => 'changed',
    isDue: (now) => and(ne(entitlements.product, entitlements.toldProduct), isOn(now)),
    told: () => ({ toldProduct: entitlements.product }),
  },
  {
    kindOf: ({ endsAt }, now) => (endsAt && endsAt > now ? 'ending' : 'ended'),
    isDue: (now) =>
      and(
        isNotNull(entitlements.purchaseToldAt),
        gt(entitlements.endsAt, new Date(now.getTime() - ENDED_DAYS * DAY_MS)),
        // What the index has.
        sql`${entitlements.endsAt} is distinct from ${entitlements.endToldFor}`,
        or(
          isNull(entitlements.endToldFor),
          sql`abs(extract(epoch from ${entitlements.endsAt} - ${entitlements.endToldFor})) >= ${SAME_END_SECONDS}`,
        ),
      ),
    told: () => ({ endToldFor: entitlements.endsAt }),
  },
  {
    kindOf: () => 'purchase',
    isDue: (now) => and(isNull(entitlements.purchaseToldAt), isOn(now)),
    // That letter says of an end, too.
    told: (now) => ({
      purchaseToldAt: now,
      toldProduct: entitlements.product,
      endToldFor: entitlements.endsAt,
    }),
  },
  {
    kindOf: () => 'resuming',
    // The last that its reader has in writing is that it ends.
    isDue: () =>
      and(
        isNotNull(entitlements.purchaseToldAt),
        isNull(entitlements.endsAt),
        isNotNull(entitlements.endToldFor),
      ),
    told: () => ({ endToldFor: entitlements.endsAt }),
  },
];

/** That a charge failed, to who has an account in which that can be mended. What ends is not kept by a charge. */
const UNPAID: Letter = {
  kindOf: () => 'unpaid',
  isDue: () =>
    and(
      entitlements.isUnpaid,
      not(entitlements.isUnpaidTold),
      isNotNull(entitlements.purchaseToldAt),
      isNull(entitlements.endsAt),
    ),
  told: () => ({ isUnpaidTold: true }),
};

/** Who contracts are of, where a letter reaches them. */
const readersOf = (tx: DatabaseTransaction, contracts: readonly Contract[]) =>
  tx
    .select({ id: accounts.id, nick: accounts.nick, email: accounts.email })
    .from(accounts)
    .where(
      and(
        inArray(
          accounts.id,
          contracts.flatMap(({ accountId }) => accountId ?? []),
        ),
        isNotNull(accounts.validatedAt),
      ),
    );

/** The request to start at once of each of some contracts; null for one that was not asked to. */
async function startsOf(tx: DatabaseTransaction, contracts: readonly Numbered[]) {
  const own = contracts.filter(({ source }) => source === STRIPE_SELLER);
  const bySite = new Map<string, ReadonlyMap<string, StartRequest>>();
  for (const site of new Set(own.map((contract) => contract.site))) {
    const numbers = own.filter((contract) => contract.site === site).map(({ externalId }) => externalId);
    bySite.set(site, await startRequestsOf(tx, site, numbers));
  }
  return ({ source, site, externalId }: Numbered) =>
    source === STRIPE_SELLER ? (bySite.get(site)?.get(externalId) ?? null) : null;
}

/** Which contracts are looked at, how many, and whether the account of their reader goes. */
type Look = { only?: SQL | undefined; limit: number; isLeaving: boolean };

/** Writes letters of a kind that are due. @returns of how many contracts */
async function writeDue(
  tx: DatabaseTransaction,
  { now: clock, outbox, locateSite }: Writing,
  { kindOf, isDue, told }: Letter,
  { only, limit, isLeaving }: Look,
): Promise<number> {
  const now = clock();
  const { id, site, accountId, product, source, externalId, startsAt, endsAt, renewsAt, isUnpaid, charge } =
    entitlements;
  const due = tx
    .select({ id })
    .from(entitlements)
    .where(and(isNotNull(accountId), only, isDue(now), isNotWithdrawn))
    .orderBy(id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const contracts = await tx.update(entitlements).set(told(now)).where(inArray(id, due)).returning({
    site,
    accountId,
    product,
    source,
    externalId,
    startsAt,
    endsAt,
    renewsAt,
    isUnpaid,
    charge,
  });
  if (!contracts.length) return 0;
  const readers = new Map((await readersOf(tx, contracts)).map((reader) => [reader.id, reader]));
  const records = new Map(
    (await tx.select({ record: sites.record }).from(sites)).map(({ record }) => [
      record.alias,
      locateSite(record),
    ]),
  );
  const starts = await startsOf(tx, contracts);
  const letters = contracts.flatMap((contract): Email[] => {
    const reader = contract.accountId === null ? undefined : readers.get(contract.accountId);
    const record = records.get(contract.site);
    if (!reader?.email || !record) return [];
    const kind = kindOf(contract, now);
    const values = {
      ...contractValues(kind, contract, record, now, starts(contract)),
      ...(isLeaving ? { profile: CONTRACT_WORDS[record.language].profile.leaving } : {}),
      ...(reader.nick ? { nick: reader.nick } : {}),
    };
    const at = { site: record, origin: new URL(record.url).origin };
    return [{ ...emailOf(CONTRACT_EMAILS, kind, reader.email, at, values), isRecord: true }];
  });
  await outbox.writeAll(tx, letters);
  return contracts.length;
}

/**
 * Confirms by a letter what readers have come to have, what it has become and what they have ended, and says where a charge failed, once
 * for each, whoever of several processes comes first.
 * Letters that somebody waits for go before them: those that there is no room for are told the next time.
 * @throws OutboxFull where too many emails wait
 */
export async function tellContracts(deps: Deps): Promise<void> {
  const tellBatch = (letter: Letter) =>
    deps.db.transaction(async (tx) => {
      const limit = await deps.outbox.roomForUnhurried(tx);
      return limit > 0 && (await writeDue(tx, deps, letter, { limit, isLeaving: false })) === limit;
    });
  for (const letter of [...LETTERS, UNPAID])
    while (await tellBatch(letter)) {
      // The next batch.
    }
  deps.outbox.sendSoon();
}

/** Contracts of an account that goes of which letters are written. */
const MAX_LEAVING = 100;

/**
 * Confirms what was not confirmed yet to who deletes their account, and to the children whose accounts go with it, in the transaction
 * after which nobody knows where to write to. The contracts stay what they are to the law, with or without an account.
 * @throws OutboxFull where too many emails wait
 */
export async function tellLeaving(tx: DatabaseTransaction, deps: Writing, accountId: number): Promise<void> {
  const going = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, accountId), eq(accounts.guardianId, accountId)));
  const only = inArray(entitlements.accountId, going);
  for (const letter of LETTERS)
    await writeDue(tx, deps, letter, { only, limit: MAX_LEAVING, isLeaving: true });
}
