import { failedCall, type PageClient } from '@portal/data';
import { READING_ASKS, ROUTES, readHtmlPath, restHtmlPath, sentAddress } from '@portal/model';
import { ownBackUrl } from '@portal/model/readers';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { staticAddress } from '../app/document/Document';
import { refusedPage } from '../app/refused-page';
import { readAnswer, restAnswer } from '../app/rest-of-content';
import type { AccountPage, ReaderCalls, Visit, Visited } from '../app/visit';
import { canonicalLocation } from './addresses';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import { contextOf, html, type RenderOptions } from './render';
import { isSecretAddress, withoutThirdParties } from './secret-pages';

export type AccountVisit = (visit: Visit) => Promise<Visited>;
export type AccountDeps = { calls: ReaderCalls; pages: PageClient } & Pick<Visit, 'captcha' | 'leads'>;

const PRIVATE = { 'cache-control': 'private, no-store' };

function withCookies(headers: Headers, { cookies }: ReaderCalls): Headers {
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return headers;
}

/** Response with the rest of a gated text: a plain GET, or a read, which may be counted. */
export type RestAnswer = typeof restAnswer | ReturnType<typeof readAnswer>;

/** Routes of the rest of a gated text as HTML: a GET uses up nothing. */
export function restRoutes(app: Hono, answer: (c: Context, answerOf: RestAnswer) => Promise<Response>): void {
  app.get(restHtmlPath(':id').replace('%3A', ':'), (c) => answer(c, restAnswer));
  app.post(readHtmlPath(':id').replace('%3A', ':'), (c) =>
    answer(c, readAnswer(c.req.query(READING_ASKS) !== undefined)),
  );
}

/**
 * Routes of pages that are rendered for each request. Forms may post to a URL with or without its last slash;
 * a GET is redirected to the canonical one.
 */
export function readerRoutes(
  app: Hono,
  pages: Readonly<Record<string, AccountPage>>,
  boundBody: MiddlewareHandler,
  answer: (c: Context, visit: AccountVisit) => Promise<Response>,
): void {
  for (const [path, { get, post }] of Object.entries(pages)) {
    const paths = [path, path.replace(/\/$/, '')];
    if (get)
      app.on('GET', paths, async (c) => {
        const location = canonicalLocation(new URL(c.req.url), c.req.path);
        return location ? c.redirect(location, 301) : answer(c, get);
      });
    if (post) app.on('POST', paths, boundBody, (c) => answer(c, post));
  }
}

/**
 * Rest of a gated text, as HTML for the reader of `calls`: by a plain GET, or by a read, which may be
 * counted.
 */
export async function restOfContent(
  calls: ReaderCalls,
  id: string,
  options: RenderOptions,
  answerOf: RestAnswer,
): Promise<Response> {
  const { site, assets } = options;
  const sheetsIn = (html: string) => assets.sheetsIn(html).map((file) => staticAddress(file, site.staticUrl));
  const answer = await answerOf(calls.accounts, id, contextOf(options), sheetsIn);
  const headers = withCookies(new Headers({ ...SECURITY_HEADERS, ...PRIVATE }), calls);
  return Response.json(answer, { status: answer.httpCode, headers });
}

/** The page that a form was on: from its URL or fields, or from the referrer. */
function formPageOf({ url, form, request, context }: Visit): string {
  const named = [
    ...[url.searchParams, form].flatMap((from) => [from.get('path'), from.get('backUrl')]),
    request.headers.get('referer'),
  ];
  return named.map((path) => ownBackUrl(path, context.origin)).find(Boolean) ?? ROUTES.front;
}

/**
 * Page of a request that the back end refuses and that no form explains: null for 403, which is a request
 * from another site. Any error that is not a refusal is rethrown.
 */
async function refused(error: unknown, visit: Visit): Promise<Visited | null> {
  const { status } = failedCall(error).failure;
  if (status === 403) return null;
  if (status === null || status < 400 || status >= 500) throw error;
  return refusedPage(visit, status, formPageOf(visit));
}

/** A page of a reader's account, rendered for this request and never cached; null if it is forbidden. */
export async function accountPage(
  { calls, pages, captcha, leads }: AccountDeps,
  request: Request,
  visit: AccountVisit,
  asked: RenderOptions,
): Promise<Response | null> {
  const url = new URL(request.url);
  const isSecret = isSecretAddress(url);
  const options = isSecret ? { ...asked, site: withoutThirdParties(asked.site) } : asked;
  const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
  const asking: Visit = {
    ...calls,
    pages,
    request,
    url,
    context: contextOf(options),
    now: options.now,
    form,
    captcha,
    ...(leads ? { leads } : {}),
  };
  const visited = await visit(asking).catch((error: unknown) => refused(error, asking));
  if (visited === null) return null;
  const isDocument = !('location' in visited);
  const policy = documentHeaders(options.site, { others: isDocument ? visited.origins : [], isSecret });
  const headers = withCookies(new Headers({ ...policy, ...PRIVATE }), calls);
  if (!isDocument) {
    headers.set('location', sentAddress(visited.location));
    return new Response(null, { status: 303, headers });
  }
  if (visited.leadsTo) headers.set('refresh', `0; url=${sentAddress(visited.leadsTo)}`);
  const { isPreview = false } = visited;
  const preview = options.preview || isPreview;
  const body = html({ styles: ['account'], ...visited, contentId: null }, { ...options, preview });
  return new Response(body, { status: visited.status ?? 200, headers });
}
