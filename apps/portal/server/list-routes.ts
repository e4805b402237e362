import type { PageClient } from '@portal/data';
import { CALLS, type Site } from '@portal/model';
import type { Hono } from 'hono';
import { loadMoreAnswer } from '../app/load-more';
import { showSearchAnswer } from '../app/show-search';

type PieceAnswer = (site: Site, params: URLSearchParams) => Promise<{ httpCode: number }>;

/** Endpoints for the next pages of lists, as HTML (spec §7). */
export function listRoutes(
  app: Hono,
  pages: PageClient,
  now: () => Date,
  piece: (request: Request, answerOf: PieceAnswer) => Promise<Response>,
): void {
  app.get(CALLS.loadMore, (c) =>
    piece(c.req.raw, (site, params) => loadMoreAnswer(pages, site, params, now())),
  );
  for (const shows of [CALLS.shows.slice(0, -1), CALLS.shows, `${CALLS.shows}:cursorMark`])
    app.get(shows, (c) => {
      const cursor = c.req.param('cursorMark') ?? null;
      return piece(c.req.raw, (site, params) => showSearchAnswer(pages, site, params, cursor, now()));
    });
}
