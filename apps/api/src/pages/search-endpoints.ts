import {
  CALLS,
  failureEnvelope,
  isPredictable,
  LISTING_PREDICTIVE_LIMIT,
  PREDICTIVE_FILTERS,
  PREDICTIVE_TEXT_OVER,
  REQUEST_TEXTS,
  type SearchPayload,
  searchRequestSchema,
  successEnvelope,
} from '@portal/model';
import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import type { Search } from '../content/search';
import { type AnswerCache, answer, bodyUpTo, hostOf, notJson, refusedEnvelope } from '../platform/http';
import { faultsByField } from '../platform/process';
import type { SiteDirectory } from '../sites';

/** Larger than any valid request, whose text has at most 255 characters. */
const MAX_BODY_BYTES = 16 * 1024;
const MAX_TEXT_LENGTH = 255;

const wrong = (issues: readonly v.BaseIssue<unknown>[]) =>
  answer(refusedEnvelope(400, faultsByField(issues)));
const notFound = () => answer(failureEnvelope(404, { code: 'NOT_FOUND', message: REQUEST_TEXTS.notFound }));

const predictiveQuery = v.object({
  filter: v.picklist(PREDICTIVE_FILTERS),
  text: v.pipe(
    v.string(),
    v.maxLength(MAX_TEXT_LENGTH),
    // PostgreSQL cannot store NUL, and a lone surrogate is not a character.
    v.check((text) => !/\0|\p{Cs}/u.test(text), 'holds what is no character'),
    v.check(isPredictable, `must be longer than ${PREDICTIVE_TEXT_OVER} characters`),
  ),
});

/** Body of a request; undefined if it is not JSON. */
async function bodyOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json();
  } catch {
    return undefined;
  }
}

export type SearchCallDeps = { search: Search; sites: SiteDirectory; cache: AnswerCache; now: () => Date };

/**
 * Endpoints of search and predictive filters (spec §5, §7). Responses are the same for every reader, and
 * cached as briefly as those of pages.
 */
export function searchCalls(app: Hono, { search, sites, cache, now }: SearchCallDeps): void {
  const find = async (c: Context) => {
    const site = await sites.byHost(hostOf(c));
    if (!site) return notFound();
    const body = await bodyOf(c);
    if (body === undefined) return answer(notJson(c.req.header('content-type')).envelope);
    const request = v.safeParse(searchRequestSchema, body);
    if (!request.success) return wrong(request.issues);
    const { filters: _, ...params } = request.output.params;
    const payload: SearchPayload = { ...params, cursorMark: c.req.param('cursorMark') ?? null };
    const key = JSON.stringify([site.alias, payload]);
    return cache.respond(key, c.req.header('if-none-match'), async () => {
      const { cards, ...outcome } = await search.find({ site, payload, now: now() });
      return successEnvelope({ results: cards, ...outcome });
    });
  };
  const limited = bodyUpTo(MAX_BODY_BYTES);
  app.post(CALLS.searcher.slice(0, -1), limited, find);
  app.post(CALLS.searcher, limited, find);
  app.post(`${CALLS.searcher}:cursorMark`, limited, find);

  app.get(`${CALLS.predictive}:filter`, async (c) => {
    const query = v.safeParse(predictiveQuery, {
      filter: c.req.param('filter'),
      text: c.req.query('text') ?? '',
    });
    if (!query.success) return wrong(query.issues);
    const site = await sites.byHost(hostOf(c));
    if (!site) return notFound();
    const { filter, text } = query.output;
    return cache.respond(
      JSON.stringify([site.alias, filter, text]),
      c.req.header('if-none-match'),
      async () => successEnvelope(await search.predict(site, filter, text, LISTING_PREDICTIVE_LIMIT)),
    );
  });
}
