import { CALLS, failureEnvelope, LIVE_ORDERS, REQUEST_TEXTS, siteHost, successEnvelope } from '@portal/model';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { type AnswerCache, answer, type Envelope, hostOf, keyOf, refusedEnvelope } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { SiteDirectory } from '../../sites';
import { type LiveStory, liveBlogOf, liveChangesOf, liveStoryOf } from './reading';

const pageQuery = v.object({
  order: v.optional(v.picklist(LIVE_ORDERS)),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});
const changesQuery = v.object({ since: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });

const missing = () => failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound });
const invalid = (field: string) => refusedEnvelope(400, `${field}: not one of this live blog`);

/**
 * Public endpoints for live blogs: a page of entries, and the changes after a sequence number. Live blogs for
 * registered readers only do not exist here.
 */
export function liveCalls(deps: {
  db: Database;
  cursors: OpenCursors;
  sites: SiteDirectory;
  cache: AnswerCache;
}): Hono {
  const { db, cursors, sites, cache } = deps;
  const app = new Hono();
  const path = `${CALLS.live}:id`;

  const withStory = async (c: Context, work: (story: LiveStory) => Promise<Envelope>): Promise<Envelope> => {
    const id = c.req.param('id') ?? '';
    const site = await sites.byHost(hostOf(c));
    const story = site && /^\d{1,15}$/.test(id) ? await liveStoryOf(db, site, Number(id)) : null;
    return story ? work(story) : missing();
  };

  app.get(path, (c) => {
    const query = v.safeParse(pageQuery, c.req.query());
    if (!query.success) return answer(invalid('cursor'));
    const { order = 'newest', cursor = null } = query.output;
    const key = keyOf(path, [
      siteHost(hostOf(c)).slice(0, 255),
      c.req.param('id')?.slice(0, 15),
      order,
      cursor,
    ]);
    return cache.respond(key, c.req.header('if-none-match'), () =>
      withStory(c, async (story) =>
        successEnvelope(await liveBlogOf(db, await cursors(), story, { order, cursor })),
      ),
    );
  });

  // Never cached: the client sends the request because it knows that there is a change.
  app.get(`${path}/changes`, async (c) => {
    const query = v.safeParse(changesQuery, c.req.query());
    if (!query.success) return answer(invalid('since'));
    const { since } = query.output;
    return answer(
      await withStory(c, async (story) => successEnvelope(await liveChangesOf(db, story, since))),
      { 'cache-control': 'no-cache' },
    );
  });
  return app;
}
