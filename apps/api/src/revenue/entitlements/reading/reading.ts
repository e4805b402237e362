import type { PaywallData, PaywallMoment } from '@portal/model/revenue';
import {
  anybodyAt,
  type contents,
  type MissingCondition,
  missingCondition,
  type Viewer,
} from '../../../content/stories';
import type { Database } from '../../../platform/database';
import { type ApiError, forbidden, notLoggedIn } from '../../../platform/http';
import type { Reader } from '../../../readers/accounts';
import { paywallVersion, type RequestContext } from '../../../sites';
import { isSubscriber } from '../entitlements';
import { hasGift, takeGift } from '../gifts/gifts';
import { type Counted, countReading, type MeteredReader, meterOf, storiesLeft } from './metering';

type Closed = Pick<typeof contents.$inferSelect, 'id' | 'condition'>;
/** Reader who asks for an article: the request and the logged-in account. */
type Asker = {
  context: Pick<RequestContext, 'site' | 'meter' | 'ip'>;
  who: Reader | null;
};

/** Milliseconds for which an account counts as new. */
const FRESH_MS = 86_400_000;

/** Account fields that metering needs. */
type MeteredAccount = Pick<Reader, 'id' | 'isDemo' | 'createdAt'>;

const meteredBy = (who: MeteredAccount | null, browser: string, now: Date): MeteredReader =>
  who
    ? { accountId: who.id, isFresh: who.isDemo || now.getTime() - who.createdAt.getTime() < FRESH_MS }
    : { accountId: null, browser };

/** Reader to count for; null for a browser without a mark yet. */
export const meteredReaderOf = (
  { context: { meter }, who }: { context: Pick<RequestContext, 'meter'>; who: MeteredAccount | null },
  now: Date,
): MeteredReader | null => (who === null && meter === null ? null : meteredBy(who, meter ?? '', now));

/** A reader's access, and their stories this month; null if those were not looked up. */
type Known = { viewer: Viewer; count: number | null };

/** Looks up the access of a reader, as far as an article needs it. Counts nothing. */
export async function knownOf(
  db: Database,
  asker: Asker,
  { id, condition }: Closed,
  now: Date,
): Promise<Known> {
  const { context, who } = asker;
  const viewer = { ...anybodyAt(context.site), isRegistered: who !== null };
  if (condition === null || condition === 'registered' || viewer.isFree) return { viewer, count: null };
  if (who && (await isSubscriber(db, context.site.alias, who, now)))
    return { viewer: { ...viewer, isSubscriber: true }, count: null };
  const reader = meteredReaderOf(asker, now);
  if (reader === null) return { viewer, count: null };
  const [isGiven, meter] = await Promise.all([
    context.site.paywall?.gifts ? hasGift(db, id, reader, now) : false,
    condition === 'metered' ? meterOf(db, context.site, id, reader, now) : null,
  ]);
  if (isGiven) return { viewer: { ...viewer, hasGift: true }, count: null };
  return { viewer: { ...viewer, hasCounted: meter?.hasCounted ?? false }, count: meter?.count ?? null };
}

/** Outcome of reading an article (spec §3, paywall data). */
type Decision = { viewer: Viewer; data: PaywallData; isNetworkFull: boolean; storiesLeft?: number };

/**
 * Options of a reading: the message version under test, the gift whose link was followed, and whether the
 * reader only asks for the cost of a metered story.
 */
type Reading = { tried: string | undefined; gift: number | null; asks?: boolean; now: Date };

/**
 * Decides whether a reader may read an article, and counts it if it uses up a metered story or a place in a
 * gift.
 */
export async function readContent(
  db: Database,
  asker: Asker & { context: { meter: string } },
  content: Closed,
  { tried, gift, asks = false, now }: Reading,
): Promise<Decision> {
  const { context, who } = asker;
  const known = await knownOf(db, asker, content, now);
  let { viewer } = known;
  let userCounter: number | null = null;
  const reader = { ...meteredBy(who, context.meter, now), ip: context.ip };
  const mayTake = gift !== null && context.site.paywall?.gifts && missingCondition(content, viewer);
  const given = mayTake
    ? await takeGift(db, context.site, { id: gift, contentId: content.id }, reader, now)
    : null;
  let isNetworkFull = given === 'networkFull';
  if (given === 'taken') viewer = { ...viewer, hasGift: true };
  const isMetered =
    content.condition === 'metered' && !viewer.isFree && !viewer.isSubscriber && !viewer.hasGift;
  if (isMetered && asks && !viewer.hasCounted) {
    const count = known.count ?? 0;
    const left = storiesLeft(context.site, count);
    const conditionName = content.condition ?? 'open';
    const data = { accessGranted: false, messageIds: [], userCounter: count, userRfv: null, conditionName };
    if (left > 0) return { viewer, data, isNetworkFull, storiesLeft: left };
  }
  if (isMetered) {
    // A story already counted this month is not counted again: no need to lock the meter.
    const counted: Counted =
      viewer.hasCounted && known.count !== null
        ? { isGranted: true, count: known.count }
        : await countReading(db, context.site, content.id, reader, now);
    viewer = { ...viewer, hasCounted: counted.isGranted };
    userCounter = counted.count;
    isNetworkFull = counted.isNetworkFull ?? false;
  }
  const missing = missingCondition(content, viewer);
  const metered = isMetered ? 'counted' : null;
  const met = viewer.hasGift ? 'given' : metered;
  // A reader refused because of their network gets no message: none fits.
  const refusal = isNetworkFull ? null : missing === 'metered' ? 'spent' : missing;
  const moment: PaywallMoment | null = missing === null ? met : refusal;
  return {
    viewer,
    data: {
      accessGranted: missing === null,
      messageIds: moment ? (paywallVersion(context.site, tried)?.shown[moment] ?? []) : [],
      userCounter,
      userRfv: null,
      conditionName: content.condition ?? 'open',
    },
    isNetworkFull: missing !== null && isNetworkFull,
  };
}

/**
 * Error for a gated article: 401 if logging in may be enough, 403 for a logged-in reader or a metered story.
 */
export const closedTo = (who: Reader | null, missing: MissingCondition): ApiError =>
  who !== null || missing === 'metered' ? forbidden() : notLoggedIn();

/**
 * Checks that a reader may read all of an article, without counting it.
 * @throws ApiError 401 if logging in may be enough, or 403
 */
export async function mustRead(
  db: Database,
  asker: Asker,
  content: Pick<typeof contents.$inferSelect, 'id' | 'condition'>,
  now: Date,
): Promise<void> {
  const missing = missingCondition(content, (await knownOf(db, asker, content, now)).viewer);
  if (missing !== null) throw closedTo(asker.who, missing);
}
