import { eq } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database } from '../../platform/database';
import type { Reader } from '../../readers/accounts';
import { isOf } from './contracts/contracts';
import { entitlements, gifts, meteredReadings, startRequests, withdrawals } from './tables';

/** Requests of an account to start at once, with the words that were ticked. */
const startRequestsBy = (db: Database, { id }: Pick<Reader, 'id'>) =>
  db
    .select({
      site: startRequests.site,
      offer: startRequests.offer,
      price: startRequests.price,
      currency: startRequests.currency,
      period: startRequests.period,
      words: startRequests.words,
      askedAt: startRequests.askedAt,
      contract: startRequests.externalId,
    })
    .from(startRequests)
    .where(eq(startRequests.accountId, id))
    .orderBy(startRequests.askedAt);

/** An account's withdrawals, with the words that were confirmed. */
const withdrawalsBy = (db: Database, { id }: Pick<Reader, 'id'>) =>
  db
    .select({
      site: withdrawals.site,
      source: withdrawals.source,
      contract: withdrawals.externalId,
      offer: withdrawals.offer,
      words: withdrawals.words,
      declaredAt: withdrawals.declaredAt,
      paid: withdrawals.paid,
      refunded: withdrawals.refunded,
      currency: withdrawals.currency,
      settledAt: withdrawals.settledAt,
    })
    .from(withdrawals)
    .where(eq(withdrawals.accountId, id))
    .orderBy(withdrawals.declaredAt);

/**
 * Stored data of an account about paid articles: contracts, declarations about them, metered stories and
 * gifts.
 */
export async function entitledOf(db: Database, reader: Reader) {
  const story = { site: contents.site, title: contents.title, path: contents.path };
  const [contracts, asked, withdrawn, meteredStories, given] = await Promise.all([
    db
      .select({
        site: entitlements.site,
        source: entitlements.source,
        number: entitlements.externalId,
        product: entitlements.product,
        startsAt: entitlements.startsAt,
        endsAt: entitlements.endsAt,
        renewsAt: entitlements.renewsAt,
        isUnpaid: entitlements.isUnpaid,
        charge: entitlements.charge,
        toldRaise: entitlements.toldRaise,
      })
      .from(entitlements)
      .where(isOf(reader)),
    startRequestsBy(db, reader),
    withdrawalsBy(db, reader),
    db
      .select({ ...story, readAt: meteredReadings.readAt })
      .from(meteredReadings)
      .innerJoin(contents, eq(contents.id, meteredReadings.contentId))
      .where(eq(meteredReadings.accountId, reader.id)),
    db
      .select({ ...story, endsAt: gifts.endsAt, readers: gifts.readers })
      .from(gifts)
      .innerJoin(contents, eq(contents.id, gifts.contentId))
      .where(eq(gifts.accountId, reader.id)),
  ]);
  return { contracts, startRequests: asked, withdrawals: withdrawn, meteredStories, gifts: given };
}
