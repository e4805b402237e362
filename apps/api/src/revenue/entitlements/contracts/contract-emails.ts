import { STRIPE_SELLER } from '@portal/model/revenue';
import { and, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import type { Email, Outbox } from '../../../platform/mail';
import { DAY_MS } from '../../../platform/time';
import { accounts } from '../../../readers/accounts';
import type { SiteLocator } from '../../../sites';
import { sites } from '../../../sites';
import { emailOf } from '../../../sites/emails';
import { entitlements } from '../tables';
import { type Contract, contractValues } from './contract-values';
import { isNotWithdrawn } from './contracts';
import { type StartRequest, startRequestsOf } from './start-requests';
import { CONTRACT_EMAILS, CONTRACT_WORDS, type ContractEmailKind } from './texts';

/** Days for which an end in the past is still confirmed, when it was immediate or reported late. */
const ENDED_DAYS = 7;
/** Ends closer than this count as the same: some payment providers recalculate the time in each report. */
const SAME_END_SECONDS = 86_400;

type Deps = {
  db: Database;
  now: () => Date;
  outbox: Pick<Outbox, 'roomForUnhurried' | 'writeAll' | 'sendSoon'>;
  locateSite: SiteLocator;
};
type Numbered = Pick<typeof entitlements.$inferSelect, 'site' | 'source' | 'externalId'>;
type Writing = Pick<Deps, 'now' | 'locateSite'> & { outbox: Pick<Outbox, 'writeAll'> };
const isOn = (now: Date) => or(isNull(entitlements.endsAt), gt(entitlements.endsAt, now));

/** Kind of contract email: when it is due, and the columns that record it as written. */
type ContractEmail = {
  kindOf: (contract: Contract, now: Date) => ContractEmailKind;
  isDue: (now: Date) => SQL | undefined;
  told: (now: Date) => {
    purchaseToldAt?: Date;
    toldProduct?: typeof entitlements.product;
    endToldFor?: typeof entitlements.endsAt;
    isUnpaidTold?: boolean;
  };
};

/** Emails that confirm a change. The end of a contract is sent before the purchase that replaces it. */
const EMAILS: readonly ContractEmail[] = [
  {
    // Goes before emails about the end, which already use the new name.
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
        // Repeats the condition of the partial index `entitlements_ending`, so that it is used.
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
    // The purchase email mentions the end too.
    told: (now) => ({
      purchaseToldAt: now,
      toldProduct: entitlements.product,
      endToldFor: entitlements.endsAt,
    }),
  },
  {
    kindOf: () => 'resuming',
    // The last email the reader received says that it ends.
    isDue: () =>
      and(
        isNotNull(entitlements.purchaseToldAt),
        isNull(entitlements.endsAt),
        isNotNull(entitlements.endToldFor),
      ),
    told: () => ({ endToldFor: entitlements.endsAt }),
  },
];

/** A failed charge, for readers with an account, where they can fix it. Not sent for a contract that ends. */
const UNPAID: ContractEmail = {
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

/** Readers of contracts, if their email is validated. */
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

/** Finds the request to start at once of each contract; null if there was none. */
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

/** Contracts to check, how many at most, and whether the reader's account is being deleted. */
type Look = { only?: SQL | undefined; limit: number; isLeaving: boolean };

/**
 * Writes the due emails of a kind.
 * @returns number of contracts handled
 */
async function writeDue(
  tx: DatabaseTransaction,
  { now: clock, outbox, locateSite }: Writing,
  { kindOf, isDue, told }: ContractEmail,
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
  const emails = contracts.flatMap((contract): Email[] => {
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
  await outbox.writeAll(tx, emails);
  return contracts.length;
}

/**
 * Emails readers about purchases, changes, ends and failed charges of their contracts, once each, even if
 * several processes run it at once.
 * Urgent emails go first: what does not fit in the queue is left for the next run.
 * @throws OutboxFull if too many emails wait
 */
export async function tellContracts(deps: Deps): Promise<void> {
  const tellBatch = (email: ContractEmail) =>
    deps.db.transaction(async (tx) => {
      const limit = await deps.outbox.roomForUnhurried(tx);
      return limit > 0 && (await writeDue(tx, deps, email, { limit, isLeaving: false })) === limit;
    });
  for (const email of [...EMAILS, UNPAID])
    while (await tellBatch(email)) {
      // Loops until no batch is full.
    }
  deps.outbox.sendSoon();
}

/** Most contracts of a deleted account that emails are written for, per kind. */
const MAX_LEAVING = 100;

/**
 * Sends the outstanding confirmations to a reader who deletes their account, and to the child accounts
 * deleted with it. It runs in the deleting transaction, since the email addresses are gone afterwards. The
 * contracts remain in force, with or without an account.
 * @throws OutboxFull if too many emails wait
 */
export async function tellLeaving(tx: DatabaseTransaction, deps: Writing, accountId: number): Promise<void> {
  const going = tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(eq(accounts.id, accountId), eq(accounts.guardianId, accountId)));
  const only = inArray(entitlements.accountId, going);
  for (const email of EMAILS) await writeDue(tx, deps, email, { only, limit: MAX_LEAVING, isLeaving: true });
}
