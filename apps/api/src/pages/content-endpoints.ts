import {
  cookiePath,
  entriesQuerySchema,
  READING_ENDPOINTS,
  type RestOfContent,
  readingQuerySchema,
} from '@portal/model';
import { claimedCrawler, GIFT_COOKIE, paywallCookieName, paywallVersionCookie } from '@portal/model/revenue';
import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { liveBlogOf, liveStoryOf } from '../content/live-blogs';
import type { contents } from '../content/stories';
import { missingCondition, restOfContent, type Viewer } from '../content/stories';
import { publicPoll } from '../participation/polls';
import { type Database, often } from '../platform/database';
import { idInPath, notLoggedIn, serve, unknown } from '../platform/http';
import type { CrawlerCheck } from '../platform/networks';
import { newSecret, type OpenCursors } from '../platform/secrets';
import type { AccountContext, AccountDeps } from '../readers/accounts';
import { readerOf } from '../readers/accounts';
import {
  closedTo,
  giftOfToken,
  isGivableAt,
  knownOf,
  readContent,
  storiesLeft,
} from '../revenue/entitlements';
import type { SiteRecord } from '../sites';
import { clearSessionCookies, type RequestContext, setMeterCookie } from '../sites';

/**
 * Lifetime in seconds of the cookie with an article's paywall data, long enough for its page to read it. The
 * cookie is limited to that page's path, so logging out elsewhere cannot delete it.
 */
const DATA_SECONDS = 300;

/** Columns for the full text of an article. `hasPoll` avoids a query for the many articles without a poll. */
type ContentRow = Pick<
  typeof contents.$inferSelect,
  'id' | 'type' | 'path' | 'body' | 'opening' | 'extra' | 'condition'
> & { hasPoll: boolean };
const CONTENT = `
  select id, type, path, body, opening, extra, condition,
    exists (select 1 from polls where content_id = contents.id) as "hasPoll"
  from contents where id = $1 and site = $2 and status = 'published'`;

type Deps = Pick<AccountDeps, 'db' | 'now' | 'limits'> & { cursors: OpenCursors; crawlers: CrawlerCheck };

/**
 * Published content that a request names.
 * @throws ApiError 404
 */
async function contentIn(db: Database, c: Context, { site }: RequestContext): Promise<ContentRow> {
  const values = [idInPath(c), site.alias];
  // PostgreSQL returns a bigint as text.
  const [row] = await often<Omit<ContentRow, 'id'> & { id: string }>(db, 'content-to-read', CONTENT, values);
  if (!row) throw unknown();
  return { ...row, id: Number(row.id) };
}

/** Parts of an article that its public page omits, including the live blog and the poll. */
async function restFor(
  { db, cursors, now }: Pick<Deps, 'db' | 'cursors' | 'now'>,
  site: SiteRecord,
  row: ContentRow,
  viewer: Viewer,
): Promise<RestOfContent> {
  const story = row.type === 'live' ? await liveStoryOf(db, site, row.id, viewer) : null;
  const liveBlog = story ? await liveBlogOf(db, await cursors(), story) : undefined;
  const poll = row.hasPoll ? await publicPoll(db, row.id, now()) : null;
  const isGivable = viewer.isSubscriber && isGivableAt(site, row);
  return {
    ...restOfContent(row),
    ...(liveBlog ? { liveBlog } : {}),
    ...(poll ? { poll } : {}),
    ...(isGivable ? { isGivable } : {}),
  };
}

/**
 * Private endpoints for what an article's public page omits. Their responses depend on the reader and must
 * not be cached.
 */
export function readerContentCalls(app: Hono, { guards }: Pick<AccountContext, 'guards'>, deps: Deps): void {
  const { db, cursors, now, limits, crawlers } = deps;

  /**
   * Reader and content of a request.
   * @throws ApiError if the reader may not read all of it
   */
  const asked = async (c: Context, context: RequestContext) => {
    const who = await readerOf(db, context.site, context.session, now());
    const crawler = claimedCrawler(context.userAgent, context.site.paywall?.crawlers);
    // Without an account or a meter nothing can be granted, not even whether the content exists.
    if (who === null && context.meter === null && !crawler) {
      clearSessionCookies(c, context);
      throw notLoggedIn();
    }
    const row = await contentIn(db, c, context);
    const isCrawler =
      crawler !== undefined && row.condition !== null && (await crawlers.isFrom(crawler, context.ip));
    const known = await knownOf(db, { context, who }, row, now());
    const viewer = { ...known.viewer, isCrawler };
    const missing = missingCondition(row, viewer);
    // An open content already has everything on its public page: this endpoint serves readers with an account
    // or a metered story.
    if (missing === null && (row.condition !== null || who !== null))
      return { row, viewer, count: viewer.hasCounted ? known.count : null };
    const refusal = closedTo(who, missing);
    if (refusal.status === 401) clearSessionCookies(c, context);
    throw refusal;
  };

  serve(app, guards, READING_ENDPOINTS, {
    restOfContent: async ({ c, context }) => {
      const { row, viewer, count } = await asked(c, context);
      const rest = await restFor(deps, context.site, row, viewer);
      return count === null ? rest : { ...rest, storiesLeft: storiesLeft(context.site, count) };
    },
    readContent: async ({ c, context, query }) => {
      const [row, who] = await Promise.all([
        contentIn(db, c, context),
        readerOf(db, context.site, context.session, now()),
      ]);
      await limits.count('reading', context.ip, who ? String(who.id) : (context.meter ?? undefined));
      const meter = context.meter ?? newSecret();
      const asker = { context: { ...context, meter }, who };
      const tried = getCookie(c, paywallVersionCookie(context.site.alias));
      const token = getCookie(c, GIFT_COOKIE);
      const gift = token ? giftOfToken(await cursors(), token) : null;
      const asks = query(readingQuerySchema).asks !== undefined;
      const reading = { tried, gift, asks, now: now() };
      const { viewer, data, isNetworkFull, storiesLeft: left } = await readContent(db, asker, row, reading);
      if (viewer.hasGift && token) deleteCookie(c, GIFT_COOKIE, { path: '/' });
      if (meter !== context.meter) setMeterCookie(c, context, meter);
      // Limited to the path of this page, so that requests do not carry one cookie per story read.
      setCookie(c, paywallCookieName(String(row.id)), JSON.stringify(data), {
        path: cookiePath(row.path),
        sameSite: 'Lax',
        secure: context.origin.startsWith('https:'),
        maxAge: DATA_SECONDS,
      });
      const rest = data.accessGranted ? await restFor(deps, context.site, row, viewer) : null;
      return {
        data,
        rest,
        ...(isNetworkFull ? { isNetworkFull } : {}),
        ...(left === undefined ? {} : { storiesLeft: left }),
      };
    },
    entriesOfContent: async ({ c, context, query }) => {
      const { row, viewer } = await asked(c, context);
      const { order = 'newest', cursor = null, entry } = query(entriesQuerySchema);
      const story = await liveStoryOf(db, context.site, row.id, viewer);
      if (!story) throw unknown();
      const question = { order, cursor, ...(entry === undefined ? {} : { from: entry }) };
      return liveBlogOf(db, await cursors(), story, question);
    },
  });
}
