import { ADDRESS_HEADER, describeError, HOST_HEADER, isFromThisMachine, type Log } from '@portal/api';
import { type Client, createClient, createPageClient, failedCall, type PageClient } from '@portal/data';
import { originOf, type Site } from '@portal/model';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Assets } from '../app/document/Document';
import { loadMoreAnswer } from '../app/load-more';
import { showSearchAnswer } from '../app/show-search';
import { ACCOUNT_PAGES } from './accounts/pages';
import type { Visit, Visited } from './accounts/visit';
import { cacheAddress, canonicalLocation, decodedPath, narrowing } from './addresses';
import type { Backend } from './backend';
import { CALENDAR_FILE, calendarPage } from './calendar';
import { documentHeaders, SECURITY_HEADERS } from './headers';
import { createAddressClient } from './machines/addresses';
import { machineRoutes } from './machines/routes';
import { type KeptPage, keptAnswer, type MadePage, PageCache } from './page-cache';
import { hostOf, readerCalls } from './reader';
import { contextOf, html, type RenderOptions, redirect, renderError, renderPage } from './render';
import type { PortalSettings } from './settings';

export type PortalOptions = {
  settings: Pick<PortalSettings, 'pageCache' | 'showroom' | 'previewKey' | 'proxies' | 'providers'> &
    Partial<Pick<PortalSettings, 'captcha'>>;
  backend: Backend;
  backendOrigin: string;
  assets: () => Assets;
  now?: () => Date;
  log: Log;
};

/** What a request asks for, once its site is known. */
type Asked = {
  site: Site;
  origin: string;
  path: string;
  cursor: string | null;
  /** What narrows a listing. */
  query: string;
  preview: boolean;
  paywallFakeId: string | null;
};

/** The reference app as one `fetch` handler, and the short way to its kept pages. */
export class Portal {
  readonly app = new Hono();
  private readonly client: Client;
  private readonly pages: PageClient;
  private readonly cache: PageCache;
  private readonly now: () => Date;

  constructor(private readonly options: PortalOptions) {
    this.now = options.now ?? (() => new Date());
    this.client = createClient({ transport: options.backend.transport, origin: options.backendOrigin });
    this.pages = createPageClient(this.client);
    this.cache = new PageCache({
      now: () => this.now().getTime(),
      onError: (key, error) => options.log.warn(`served an older copy of ${key}: ${describeError(error)}`),
    });
    this.route();
  }

  /**
   * The fresh kept page of an address, if there is one. Keys are made of host and address as they came, so that this
   * costs one look-up.
   */
  kept(host: string, url: string): KeptPage | undefined {
    return this.options.settings.pageCache ? this.cache.fresh(`${host}${url}`) : undefined;
  }

  private route(): void {
    const { backend, settings } = this.options;
    this.app.get('/readyz', (c) => backend.forward(c.req.raw));
    this.app.get('/api/front/load-more/', (c) => this.loadMore(c.req.raw));
    for (const shows of ['/webapi/shows/search', '/webapi/shows/search/', '/webapi/shows/search/:cursorMark'])
      this.app.get(shows, (c) => this.showSearch(c.req.raw, c.req.param('cursorMark') ?? null));
    for (const calls of ['/api/*', '/webapi/*'])
      this.app.all(calls, (c) => backend.forward(this.asReader(c.req.raw, addressOf(c, settings.proxies))));
    for (const [path, { get, post }] of Object.entries(ACCOUNT_PAGES)) {
      const paths = [path, path.replace(/\/$/, '')];
      const body = bodyLimit({ maxSize: MOST_FORM_BYTES, onError: (c) => this.failed(c.req.raw, 403, 413) });
      if (get) this.app.on('GET', paths, (c) => this.account(c.req.raw, addressOf(c, settings.proxies), get));
      if (post)
        this.app.on('POST', paths, body, (c) =>
          this.account(c.req.raw, addressOf(c, settings.proxies), post),
        );
    }
    this.app.get('/media/*', async (c) => withHeaders(await backend.forward(c.req.raw)));
    this.app.get('/dev/mail/*', (c) => this.developersOnly(c));
    this.app.route('/', this.machines());
    this.app.get('*', (c) => this.document(c.req.raw, settings.pageCache));
    this.app.notFound((c) => this.failed(c.req.raw, 404));
    this.app.onError((error, c) => {
      this.options.log.error(`request failed: ${describeError(error)}`);
      return this.failed(c.req.raw, 500);
    });
  }

  /** What machines read: feeds, sitemaps, robots.txt. */
  private machines(): Hono {
    const { settings, log } = this.options;
    return machineRoutes({
      pages: this.pages,
      addresses: createAddressClient(this.client),
      showroom: settings.showroom,
      asked: (request) => this.asked(request, new URL(request.url), false),
      keep: async (request, make) => {
        if (!settings.pageCache) return plain(request, await make(), false);
        const { pathname } = new URL(request.url);
        return keptResponse(request, await this.cache.get(`${hostOf(request)}${pathname}`, make));
      },
      missing: ({ site, origin, path }, status) =>
        renderError(
          status,
          path,
          this.renderOptions({
            site,
            origin,
            path,
            cursor: null,
            query: '',
            preview: false,
            paywallFakeId: null,
          }),
        ),
      redirect: (location) => redirect(location, true),
      log: log.warn,
    });
  }

  private async document(request: Request, cached: boolean): Promise<Response> {
    const url = new URL(request.url);
    const preview = this.isPreview(url);
    const make = async (): Promise<MadePage> => {
      const asked = await this.asked(request, url, preview);
      const location = canonicalLocation(url, asked.path);
      if (location) return redirect(location, true);
      const options = this.renderOptions(asked);
      const { path, cursor } = asked;
      if (path.endsWith(`/${CALENDAR_FILE}`)) {
        const event = await this.pages.page({
          site: asked.site.alias,
          path: path.slice(0, -CALENDAR_FILE.length),
          cursor,
        });
        return calendarPage(event, options, options.now) ?? renderError(404, path, options);
      }
      const page = await this.pages.page({ site: asked.site.alias, path, cursor, query: asked.query });
      return renderPage(page, path, options);
    };
    // Nobody asks just this again soon: what is searched in words is kept nowhere.
    const isSearched = url.searchParams.has('text');
    if (!cached || preview || isSearched || url.searchParams.has('paywallFakeId'))
      return plain(request, await make(), preview);
    const kept = await this.cache.get(`${hostOf(request)}${cacheAddress(url)}`, make);
    return keptResponse(request, kept);
  }

  private isPreview(url: URL): boolean {
    const { previewKey } = this.options.settings;
    return previewKey !== undefined && url.searchParams.get('preview') === previewKey;
  }

  private async asked(request: Request, url: URL, preview: boolean): Promise<Asked> {
    const host = hostOf(request);
    const site = await this.pages.site(host);
    return {
      site,
      origin: originOf(site, host),
      path: decodedPath(url.pathname),
      cursor: url.searchParams.get('cursor'),
      query: narrowing(url, site.timeZone),
      preview,
      paywallFakeId: url.searchParams.get('paywallFakeId'),
    };
  }

  private renderOptions({ site, origin, preview, paywallFakeId }: Asked): RenderOptions {
    const { assets, settings } = this.options;
    return {
      site,
      origin,
      now: this.now(),
      assets: assets(),
      preview,
      showroom: settings.showroom,
      paywallFakeId,
      providers: settings.providers,
    };
  }

  private async loadMore(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const asked = await this.asked(request, url, false);
    const answer = await loadMoreAnswer(this.pages, asked.site, url.searchParams, this.now());
    return Response.json(answer, {
      status: answer.httpCode,
      headers: { ...SECURITY_HEADERS, 'cache-control': 'public, max-age=15' },
    });
  }

  /** The programme index as pieces of HTML (spec §7). */
  private async showSearch(request: Request, cursor: string | null): Promise<Response> {
    const url = new URL(request.url);
    const asked = await this.asked(request, url, false);
    const answer = await showSearchAnswer(this.pages, asked.site, url.searchParams, cursor, this.now());
    return Response.json(answer, {
      status: answer.httpCode,
      headers: { ...SECURITY_HEADERS, 'cache-control': 'public, max-age=15' },
    });
  }

  /** A page of a reader's account: made for this request, kept nowhere. */
  private async account(
    request: Request,
    address: string,
    visit: (visit: Visit) => Promise<Visited>,
  ): Promise<Response> {
    const url = new URL(request.url);
    const asked = await this.asked(request, url, false);
    if (!asked.site.features.users) return this.failed(request, 404);
    const options = this.renderOptions(asked);
    const { backend, backendOrigin } = this.options;
    const calls = readerCalls(backend, backendOrigin, request, address);
    const form = new URLSearchParams(request.method === 'POST' ? await request.text() : '');
    const context = contextOf(options);
    const { captcha } = this.options.settings;
    const visited = await visit({ ...calls, request, url, context, now: options.now, form, captcha }).catch(
      refused,
    );
    if (visited === null) return this.failed(request, 403);
    const origins = 'location' in visited ? [] : visited.origins;
    const headers = new Headers({
      ...documentHeaders(asked.site, origins),
      'cache-control': 'private, no-store',
    });
    for (const cookie of calls.cookies) headers.append('set-cookie', cookie);
    if ('location' in visited) {
      headers.set('location', visited.location);
      return new Response(null, { status: 303, headers });
    }
    const body = html({ ...visited, styles: ['account'], contentId: null }, options);
    return new Response(body, { status: visited.status ?? 200, headers });
  }

  /** A reader's own request, with what the back end has to know of where it came from. */
  private asReader(request: Request, address: string): Request {
    const headers = new Headers(request.headers);
    headers.set(HOST_HEADER, hostOf(request));
    headers.set(ADDRESS_HEADER, address);
    return new Request(request, { headers });
  }

  /** Letters in the outbox are for who sits at this machine, and for nobody whom a proxy lets through. */
  private async developersOnly({ req: { raw: request }, env }: Context): Promise<Response> {
    const { backend, settings } = this.options;
    if (settings.proxies > 0 || !isFromThisMachine(request, env)) return this.failed(request, 403);
    const answer = await backend.forward(request);
    return answer.status === 404 ? this.failed(request, 404) : withHeaders(answer);
  }

  /** The page of an error, under a finer status where there is one; plain words where not even that can be drawn. */
  private async failed(request: Request, page: 403 | 404 | 500, status: number = page): Promise<Response> {
    try {
      const asked = await this.asked(request, new URL(request.url), false);
      const made = renderError(page, asked.path, this.renderOptions(asked));
      return plain(request, { ...made, status }, true);
    } catch (error) {
      this.options.log.error(`error page failed: ${describeError(error)}`);
      return new Response('The server cannot answer now. Please try again later.\n', {
        status: status === 500 ? 503 : status,
        headers: {
          ...SECURITY_HEADERS,
          'content-type': 'text/plain; charset=utf-8',
          'retry-after': '30',
          'cache-control': 'no-store',
        },
      });
    }
  }
}

/** Null where the back end forbids a call: it came from a page of another site. Any other failure is a failure. */
function refused(error: unknown): null {
  if (failedCall(error).failure.status === 403) return null;
  throw error;
}

/** A form of an account's page is never larger. */
const MOST_FORM_BYTES = 64 * 1024;

/**
 * Address in the network that a request came from: the connection's own or, behind so many proxies, the one that the
 * outermost of them wrote down. What stands before it in the header anybody may have written.
 */
function addressOf(c: Context, proxies: number): string {
  const { incoming } = Object(c.env) as { incoming?: { socket?: { remoteAddress?: string } } };
  const own = incoming?.socket?.remoteAddress ?? '127.0.0.1';
  if (proxies === 0) return own;
  const written =
    c.req
      .header('x-forwarded-for')
      ?.split(',')
      .map((address) => address.trim()) ?? [];
  return written.at(-proxies) || own;
}

function withHeaders(response: Response): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** An answer that is kept nowhere. */
function plain(request: Request, { status, headers, body }: MadePage, isPrivate: boolean): Response {
  const cache = { 'cache-control': isPrivate ? 'private, no-cache' : 'no-cache' };
  return new Response(request.method === 'HEAD' ? null : body, { status, headers: { ...headers, ...cache } });
}

/** A kept page as a `Response`. */
function keptResponse(request: Request, page: KeptPage): Response {
  const { status, headers, body } = keptAnswer(page, {
    method: request.method,
    ifNoneMatch: request.headers.get('if-none-match') ?? undefined,
    acceptEncoding: request.headers.get('accept-encoding') ?? undefined,
  });
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  return new Response(body ? new Uint8Array(body) : null, { status, headers: named });
}
