import { randomUUID } from 'node:crypto';
import { fill, type Language } from '@portal/model';
import { START_WORDS, WITHDRAWAL_DAYS } from '@portal/model/revenue';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../../platform/database';
import { isOfNothing } from '../../../platform/database';
import { notLoggedIn } from '../../../platform/http';
import { DAY_MS, KEPT_DAYS } from '../../../platform/time';
import type { AccountRow } from '../../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../../sites';
import { startRequests } from '../tables';

/**
 * Days after which an unpaid request is deleted: a Checkout page lasts one day, and its events may come late.
 */
const UNPAID_DAYS = 30;

/** A request to start at once, as shown and recorded. */
export type StartWish = { site: Pick<SiteRecord, 'alias' | 'language'>; offer: SoldOffer };
export type StartRequest = typeof startRequests.$inferSelect;

/** Text next to the box that asks to start at once. */
export const startWords = (language: Language): string =>
  fill(START_WORDS[language], { days: WITHDRAWAL_DAYS });

/**
 * Records that a reader asks to start at once, before they are redirected to pay.
 * @returns the request's id, stored in the subscription's metadata
 */
export async function recordStart(
  db: Database,
  { id: accountId }: Pick<AccountRow, 'id'>,
  { site: { alias, language }, offer }: StartWish,
  now: Date,
): Promise<string> {
  const { id: offerId, price, currency, period } = offer;
  const id = randomUUID();
  const what = { site: alias, offer: offerId, price, currency, period, language };
  await db
    .insert(startRequests)
    .values({ id, accountId, ...what, words: startWords(language), askedAt: now })
    .catch((error: unknown) => {
      throw isOfNothing(error) ? notLoggedIn() : error;
    });
  return id;
}

/** Whether a request matches what the reader is shown now: same words, offer and price. */
export async function saysTheSame(db: Database, id: string, { site, offer }: StartWish): Promise<boolean> {
  const [known] = await db.select().from(startRequests).where(eq(startRequests.id, id));
  return (
    known !== undefined &&
    known.words === startWords(site.language) &&
    known.offer === offer.id &&
    known.price === offer.price
  );
}

/** Links a request to its subscription, the first time that the payment provider reports it. */
export async function linkStart(db: Database, site: string, id: string, externalId: string): Promise<void> {
  await db
    .update(startRequests)
    .set({ externalId })
    .where(and(eq(startRequests.id, id), eq(startRequests.site, site), isNull(startRequests.externalId)));
}

/** Requests to start at once of some contracts of a site, by contract number. */
export async function startRequestsOf(
  db: Database | DatabaseTransaction,
  site: string,
  externalIds: readonly string[],
): Promise<ReadonlyMap<string, StartRequest>> {
  if (!externalIds.length) return new Map();
  const rows = await db
    .select()
    .from(startRequests)
    .where(and(eq(startRequests.site, site), inArray(startRequests.externalId, [...externalIds])));
  return new Map(rows.flatMap((row) => (row.externalId === null ? [] : [[row.externalId, row] as const])));
}

/** Deletes unpaid requests, and those too old to be needed as proof. */
export async function forgetStartRequests({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY_MS);
  const { askedAt, externalId } = startRequests;
  await db
    .delete(startRequests)
    .where(
      or(
        and(isNull(externalId), lt(askedAt, before(UNPAID_DAYS))),
        lt(askedAt, before(KEPT_DAYS.contractDeclaration)),
      ),
    );
}
