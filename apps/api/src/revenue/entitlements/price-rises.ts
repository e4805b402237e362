import {
  addMonths,
  DATE_LOCALES,
  fill,
  formatLongDay,
  formatPrice,
  PRICE_NOTICE_DAYS,
  STRIPE_SELLER,
  startOfDay,
} from '@portal/model';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import { describeError } from '../../platform/log';
import type { Outbox } from '../../platform/mail';
import { DAY_MS } from '../../platform/time';
import { accounts } from '../../readers/accounts';
import type { SiteLocator, SiteRecord, SoldOffer } from '../../sites';
import { sites } from '../../sites';
import { emailOf } from '../../sites/emails';
import { CONTRACT_EMAILS, CONTRACT_WORDS } from './contract-emails';
import { contractValues } from './contract-values';
import { storeEntitlements } from './entitlements';
import type { EntitlementSources } from './sources';
import { entitlements, type ToldRaise } from './tables';
import { isNotWithdrawn } from './withdrawn';

/** How long before a charge its price is changed at the seller: till then the reader's account says what they pay now. */
const CHANGED_BEFORE_MS = DAY_MS;
/** Contracts whose price a run changes at most, one call to the seller after another. */
const MAX_AT_ONCE = 50;
const MONTHS = { month: 1, year: 12 } as const;

type Deps = {
  db: Database;
  now: () => Date;
  outbox: Pick<Outbox, 'roomForUnhurried' | 'writeAll' | 'sendSoon'>;
  sources: EntitlementSources;
  log: { warn: (line: string) => void };
  /** Resolves the address that links in emails use. */
  locateSite: SiteLocator;
};
/** A rise that a site's file announces: who pays for one offer is to pay for another. */
type Rise = { site: SiteRecord; from: Date; old: SoldOffer & { stripePrice: string }; next: SoldOffer };

/** The rises that a site announces. */
function risesOf(site: SiteRecord): Rise[] {
  const offers = site.paywall?.offers ?? [];
  return offers.flatMap((offer) => {
    const { raisedTo, stripePrice } = offer;
    const next = offers.find(({ id }) => id === raisedTo?.offer);
    if (!raisedTo || !stripePrice || !next) return [];
    const from = new Date(startOfDay(raisedTo.from, site.timeZone));
    return { site, from, old: { ...offer, stripePrice }, next };
  });
}

async function announced({ db, locateSite }: Deps): Promise<Rise[]> {
  const rows = await db.select({ record: sites.record }).from(sites);
  return rows.flatMap(({ record }) => risesOf(locateSite(record)));
}

/** Contracts that pay the old price and go on. */
const isPaying = ({ site, old }: Rise) =>
  and(
    eq(entitlements.site, site.alias),
    eq(entitlements.source, STRIPE_SELLER),
    isNull(entitlements.endsAt),
    isNotWithdrawn,
    sql`${entitlements.charge} ->> 'stripePrice' = ${old.stripePrice}`,
  );

/** Whether the reader of a contract was told of this very rise. */
const isTold = ({ next }: Rise) =>
  and(
    sql`${entitlements.toldRaise} ->> 'offer' = ${next.id}`,
    sql`(${entitlements.toldRaise} ->> 'price')::int = ${next.price}`,
  );

/** The first charge of a contract on a day or after it; that day where nobody knows when it is charged. */
export function firstChargeFrom(from: Date, renewsAt: Date | null, period: keyof typeof MONTHS): Date {
  if (!renewsAt) return from;
  for (let times = 0; ; times += 1) {
    const charge = addMonths(renewsAt, times * MONTHS[period]);
    if (charge >= from) return charge;
  }
}

/** Writes a batch of letters. @returns whether there may be more */
async function tellBatch({ db, now, outbox }: Deps, rise: Rise): Promise<boolean> {
  const { site, old, next } = rise;
  return db.transaction(async (tx) => {
    const room = await outbox.roomForUnhurried(tx);
    if (!room) return false;
    const soonest = new Date(now().getTime() + PRICE_NOTICE_DAYS * DAY_MS);
    const from = rise.from > soonest ? rise.from : soonest;
    const raise: ToldRaise = {
      offer: next.id,
      price: next.price,
      from: from.toISOString(),
      toldAt: now().toISOString(),
    };
    const rows = await tx
      .select({ contract: entitlements, nick: accounts.nick, email: accounts.email })
      .from(entitlements)
      .innerJoin(accounts, eq(accounts.id, entitlements.accountId))
      .where(
        and(
          isPaying(rise),
          isNotNull(accounts.validatedAt),
          ne(accounts.email, ''),
          sql`(${isTold(rise)}) is not true`,
        ),
      )
      .orderBy(entitlements.id)
      .limit(room)
      .for('update', { of: entitlements, skipLocked: true });
    if (!rows.length) return false;
    const ids = rows.map(({ contract }) => contract.id);
    await tx.update(entitlements).set({ toldRaise: raise }).where(inArray(entitlements.id, ids));
    const { language, timeZone } = site;
    const locale = DATE_LOCALES[language];
    const costOf = ({ price, currency, period }: SoldOffer) =>
      fill(CONTRACT_WORDS[language].each[period], { price: formatPrice({ price, currency }, locale.tag) });
    const letters = rows.map(({ contract, nick, email }) => {
      const charge = firstChargeFrom(from, contract.renewsAt, old.period);
      const values = {
        ...contractValues('raise', contract, site, now()),
        old: costOf(old),
        price: costOf(next),
        when: formatLongDay(charge, { locale, timeZone }),
        ...(nick ? { nick } : {}),
      };
      const at = { site, origin: new URL(site.url).origin };
      return { ...emailOf(CONTRACT_EMAILS, 'raise', email, at, values), isRecord: true };
    });
    await outbox.writeAll(tx, letters);
    return rows.length === room;
  });
}

/**
 * Tells who pays for an offer that its price rises, once for each rise and `PRICE_NOTICE_DAYS` before the first charge of it at least, whoever
 * of several processes comes first.
 * @throws OutboxFull where too many emails wait
 */
export async function tellRises(deps: Deps): Promise<void> {
  for (const rise of await announced(deps))
    while (await tellBatch(deps, rise)) {
      // The next batch.
    }
  deps.outbox.sendSoon();
}

/** Contracts of a rise that are charged within a day, for the first time at the new price or later. */
const isDue = (rise: Rise, now: Date) => {
  const { renewsAt, toldRaise } = entitlements;
  return and(
    isPaying(rise),
    isTold(rise),
    gt(renewsAt, now),
    lte(renewsAt, new Date(now.getTime() + CHANGED_BEFORE_MS)),
    sql`${renewsAt} >= (${toldRaise} ->> 'from')::timestamptz`,
    sql`${renewsAt} >= ${sql.param(rise.from, renewsAt)}::timestamptz`,
  );
};

/** Puts a contract whose price could not be changed behind all others that are due. */
const noteTried = (db: Database, id: number, now: Date) =>
  db
    .update(entitlements)
    .set({
      toldRaise: sql`${entitlements.toldRaise} || jsonb_build_object('triedAt', ${now.toISOString()}::text)`,
    })
    .where(eq(entitlements.id, id));

/**
 * Changes the price of what is about to be charged, of readers who were told of it in time. What cannot be changed is charged as before,
 * which is in its reader's favour, and the operator is told. Those that were not tried for the longest time come first, then those that
 * are charged soonest: the next run goes on where this one stops.
 * @param most contracts that the seller is asked about in a run
 */
export async function applyRises(deps: Deps, most = MAX_AT_ONCE): Promise<void> {
  const { db, now, sources, log } = deps;
  const changePrice = sources.get(STRIPE_SELLER)?.changePrice;
  const rises = await announced(deps);
  if (!changePrice || !rises.length) return;
  const { id, site: alias, externalId, renewsAt, charge, toldRaise } = entitlements;
  const due = await db
    .select({ id, alias, externalId, price: sql<string>`${charge} ->> 'stripePrice'` })
    .from(entitlements)
    .where(or(...rises.map((rise) => isDue(rise, now()))))
    .orderBy(sql`${toldRaise} ->> 'triedAt' nulls first`, renewsAt, id)
    .limit(most);
  for (const contract of due) {
    const rise = rises.find(
      ({ site, old }) => site.alias === contract.alias && old.stripePrice === contract.price,
    );
    if (!rise) continue;
    const { site, old, next } = rise;
    try {
      const told = await changePrice(contract.externalId, old, next, site);
      if (told) await storeEntitlements(db, site.alias, STRIPE_SELLER, [told], now());
      else await noteTried(db, contract.id, now());
    } catch (error) {
      log.warn(
        `${site.alias}: the price of ${contract.externalId} was not changed, and it is charged as before until it is: ${describeError(error)}`,
      );
      await noteTried(db, contract.id, now());
    }
  }
}
