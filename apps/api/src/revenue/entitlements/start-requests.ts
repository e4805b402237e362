import { randomUUID } from 'node:crypto';
import { fill, type Language, START_WORDS, WITHDRAWAL_DAYS } from '@portal/model';
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { isOfNothing } from '../../platform/database';
import { notLoggedIn } from '../../platform/http';
import { DAY_MS, KEPT_DAYS } from '../../platform/time';
import type { AccountRow } from '../../readers/accounts';
import type { SiteRecord, SoldOffer } from '../../sites';
import { startRequests } from './tables';

/** Days after which a request whose reader has not paid is forgotten: a page of Checkout lasts one, and its events may come late. */
const UNPAID_DAYS = 30;

/** A request to start at once, as it is shown and recorded. */
export type StartWish = { site: Pick<SiteRecord, 'alias' | 'language'>; offer: SoldOffer };
/** A request that was recorded. */
export type StartRequest = typeof startRequests.$inferSelect;

/** The words beside the box, in a language. */
export const startWords = (language: Language): string =>
  fill(START_WORDS[language], { days: WITHDRAWAL_DAYS });

/** Records that a reader asks for a start at once, before they are led to pay. @returns the name that the subscription is to bear */
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

/** Whether a request says all that its reader is shown now: the same words, offer and price. */
export async function saysTheSame(db: Database, id: string, { site, offer }: StartWish): Promise<boolean> {
  const [known] = await db.select().from(startRequests).where(eq(startRequests.id, id));
  return (
    known !== undefined &&
    known.words === startWords(site.language) &&
    known.offer === offer.id &&
    known.price === offer.price
  );
}

/** Keeps of which subscription a request has become, the first time that its seller tells of it. */
export async function linkStart(db: Database, site: string, id: string, externalId: string): Promise<void> {
  await db
    .update(startRequests)
    .set({ externalId })
    .where(and(eq(startRequests.id, id), eq(startRequests.site, site), isNull(startRequests.externalId)));
}

/** Requests that some contracts of a site's were asked to start at once by, by the numbers of these. */
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

/** Forgets requests that came to nothing, and those that prove nothing any more. */
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
