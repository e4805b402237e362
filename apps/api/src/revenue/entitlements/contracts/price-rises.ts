import { DATE_LOCALES, fill, formatLongDay, startOfDay } from '@portal/model';
import { addMonths, formatPrice, PRICE_NOTICE_DAYS, STRIPE_SELLER } from '@portal/model/revenue';
import { and, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database';
import { describeError } from '../../../platform/log';
import type { Outbox } from '../../../platform/mail';
import { DAY_MS } from '../../../platform/time';
import { accounts } from '../../../readers/accounts';
import type { SiteLocator, SiteRecord, SoldOffer } from '../../../sites';
import { sites } from '../../../sites';
import { emailOf } from '../../../sites/emails';
import { storeEntitlements } from '../entitlements';
import type { EntitlementSources } from '../payments/sources';
import { entitlements, type ToldRaise } from '../tables';
import { contractValues } from './contract-values';
import { isNotWithdrawn } from './contracts';
import { CONTRACT_EMAILS, CONTRACT_WORDS } from './texts';

/**
 * How long before a charge the price is changed at the payment provider. Until then the account page shows
 * the current price.
 */
const CHANGED_BEFORE_MS = DAY_MS;
/** Most contracts changed per run, with one call to the payment provider after another. */
const MAX_AT_ONCE = 50;
const MONTHS = { month: 1, year: 12 } as const;

type Deps = {
  db: Database;
  now: () => Date;
  outbox: Pick<Outbox, 'roomForUnhurried' | 'writeAll' | 'sendSoon'>;
  sources: EntitlementSources;
  log: { warn: (line: string) => void };
  locateSite: SiteLocator;
};
/** A price rise announced in a site's file: readers of one offer will pay for another. */
type Rise = { site: SiteRecord; from: Date; old: SoldOffer & { stripePrice: string }; next: SoldOffer };

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

/** Condition for contracts that pay the old price and have no end. */
const isPaying = ({ site, old }: Rise) =>
  and(
    eq(entitlements.site, site.alias),
    eq(entitlements.source, STRIPE_SELLER),
    isNull(entitlements.endsAt),
    isNotWithdrawn,
    sql`${entitlements.charge} ->> 'stripePrice' = ${old.stripePrice}`,
  );

/** Condition for contracts whose reader was notified of this rise, with this offer and price. */
const isTold = ({ next }: Rise) =>
  and(
    sql`${entitlements.toldRaise} ->> 'offer' = ${next.id}`,
    sql`(${entitlements.toldRaise} ->> 'price')::int = ${next.price}`,
  );

/** First charge of a contract on a day or after it; that day if the next charge is unknown. */
export function firstChargeFrom(from: Date, renewsAt: Date | null, period: keyof typeof MONTHS): Date {
  if (!renewsAt) return from;
  for (let times = 0; ; times += 1) {
    const charge = addMonths(renewsAt, times * MONTHS[period]);
    if (charge >= from) return charge;
  }
}

/**
 * Queues a batch of emails about the price increase.
 * @returns whether there may be more
 */
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
 * Notifies readers of price rises, once for each rise and at least `PRICE_NOTICE_DAYS` before its first
 * charge, even if several processes run it at once.
 * @throws OutboxFull if too many emails wait
 */
export async function tellRises(deps: Deps): Promise<void> {
  for (const rise of await announced(deps))
    while (await tellBatch(deps, rise)) {
      // Loops until no batch is full.
    }
  deps.outbox.sendSoon();
}

/** Condition for contracts of a rise that are charged within a day, when the new price already applies. */
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
 * Changes the price of contracts about to be charged whose readers were notified in time. If the change
 * fails, the old price is charged, in the reader's favour, and the operator is warned. Contracts never tried
 * or tried longest ago come first, then those charged soonest, so the next run goes on where this one
 * stopped.
 * @param most contracts that the payment provider is called for in a run
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
