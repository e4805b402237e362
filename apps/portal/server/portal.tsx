import {
  ANYTHING,
  type ChangeListener,
  compressed,
  describeError,
  isFromThisMachine,
  leftEarly,
  NetworkShares,
} from '@portal/api';
import { type Client, createClient, createPageClient, type PageClient } from '@portal/data';
import {
  CALLS,
  factsOf,
  liveHtmlPath,
  MAX_SITEMAPS_OF_NETWORK,
  matchRoute,
  ROUTES,
  type Site,
} from '@portal/model';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { registerIslands } from '../app/Island';
import { KeptHtml } from '../app/kept-html';
import { loadMoreAnswer } from '../app/load-more';
import { deskPages } from '../app/newsroom/desk/screens';
import { rejectedUploadView } from '../app/participation/rejected-upload';
import { showSearchAnswer } from '../app/show-search';
import type { ReaderCalls } from '../app/visit';
import { cacheAddress, decodedPath, hasEditions, isOtherSpelling } from './addresses';
import { keptResponse, MAX_BODY_BYTES, pageRequestOf, pieceOfList, unkept, withHeaders } from './answers';
import { cacheHeaders } from './cache-headers';
import { isUnavailable } from './circuit';
import { claimsCrawler, crawlerPage } from './crawlers';
import { ACCOUNT_PAGES } from './form-pages';
import { frontDoorRoutes } from './front-door';
import { SECURITY_HEADERS } from './headers';
import { islandsBy } from './islands';
import { FRONT, LastStories } from './last-stories';
import { chosenEdition, EDITION_NAME, editionKey, editionOf } from './light-edition';
import { liveChangesAnswer, liveChangesOf } from './live-blogs/changes';
import { LiveStreams } from './live-blogs/streams';
import { makeDocument } from './make-document';
import { offlineRoutes } from './offline';
import { type KeptAnswer, PageCache, type PageRequest, readyAnswer } from './page-cache';
import type { MadePage } from './pages';
import { uploadRoutes } from './participation/uploads';
import type { PortalOptions } from './portal-options';
import { addressOf, asReader, hostOf, readerCalls } from './reader';
import {
  type AccountVisit,
  accountPage,
  type RestAnswer,
  readerRoutes,
  restOfContent,
  restRoutes,
} from './reader-pages';
import { notAllowed, refusal } from './refusals';
import { type RenderOptions, redirect, renderError } from './render';
import { type RequestContext, requestContext } from './request-context';
import { createAddressClient } from './seo/addresses';
import { seoRoutes } from './seo/routes';
import { SiteFinder, UnknownHost } from './site-finder';
import { type PortalViews, portalViews } from './views/portal-views';

/** The portal as one `fetch` handler, and a fast path to its cached pages. */
export class Portal {
  private readonly app = new Hono();
  private readonly client: Client;
  private readonly pages: PageClient;
  private readonly lastStories: LastStories;
  /** Leads of the fronts, for pages of forms. */
  private readonly leads: LastStories;
  private readonly sites: SiteFinder;
  private readonly cache: PageCache;
  private readonly pieces: KeptHtml;
  /** Pieces of the light edition. */
  private readonly lightPieces: KeptHtml;
  /** Streams of live blogs, which send readers each change. */
  readonly live: LiveStreams;
  readonly views: PortalViews;
  private readonly now: () => Date;
  private readonly stopListening: () => void;

  constructor(private readonly options: PortalOptions) {
    this.now = options.now ?? (() => new Date());
    const { backend, settings } = options;
    this.client = createClient({ transport: backend.transport, origin: options.backendOrigin });
    this.pages = createPageClient(this.client);
    this.lastStories = new LastStories(this.pages, this.now);
    this.leads = new LastStories(this.pages, this.now, FRONT);
    this.sites = new SiteFinder(this.pages, options.onSite);
    this.pieces = new KeptHtml(settings.keptHtml);
    this.lightPieces = new KeptHtml(settings.keptHtml);
    this.cache = new PageCache({
      now: () => this.now().getTime(),
      maxBytes: settings.pageCacheBytes,
      cacheHeaders: (page) => cacheHeaders(page, settings.cachesAreTold),
      onError: (key, error) => options.log.warn(`served an older copy of ${key}: ${describeError(error)}`),
    });
    registerIslands(islandsBy(options.assets().island));
    this.live = new LiveStreams({
      ask: liveChangesOf(this.client, this.sites, this.now),
      isKnown: (host) => this.sites.isKnown(host),
      maxStreams: settings.maxStreams,
      proxies: settings.proxies,
      log: options.log.warn,
    });
    this.views = portalViews({ ...options, client: this.client, sites: this.sites, now: this.now });
    this.stopListening = backend.watch(this.change);
    this.route();
  }

  /** Responds to a request that the cache did not, compressed by its `Accept-Encoding`. */
  fetch = async (request: Request, env?: unknown): Promise<Response> =>
    compressed(request, await this.app.fetch(request, Object(env)));

  /** The response from the fresh cached page of a URL, if there is one: it costs two look-ups. */
  kept(host: string, url: string, request: PageRequest): KeptAnswer | undefined {
    if (!this.options.settings.pageCache) return undefined;
    const site = this.sites.knownOf(host);
    if (!site || claimsCrawler(site.site, request.userAgent)) return undefined;
    const page = this.cache.fresh(editionKey(request.edition) + site.key + url);
    return page ? readyAnswer(page, request) : undefined;
  }

  async close(): Promise<void> {
    this.live.close();
    this.stopListening();
    await this.views.close();
  }

  private readonly change: ChangeListener = (change) => {
    if (change === ANYTHING) this.cache.changeAll();
    else this.cache.change(change);
    // After the pages: readers who are notified may request one.
    this.live.change(change);
  };

  private route(): void {
    const { backend, settings, frontDoor } = this.options;
    if (frontDoor)
      frontDoorRoutes(this.app, {
        door: frontDoor,
        proxies: settings.proxies,
        find: (host) => this.sites.find(host),
        optionsOf: ({ site, origin }) => this.renderOptions({ site, origin, preview: false }),
        failed: (request, status) => this.failed(request, status),
      });
    this.app.get(ROUTES.liveness, (c) =>
      c.text('alive\n', 200, { ...SECURITY_HEADERS, 'cache-control': 'no-store' }),
    );
    this.app.get(ROUTES.readiness, (c) => backend.forward(c.req.raw));
    listRoutes(this.app, this.pages, this.now, (request, answerOf) => this.piece(request, answerOf));
    restRoutes(this.app, (c, answerOf) => this.restOfContent(c, answerOf));
    this.app.get(liveHtmlPath(':id', 'changes').replace('%3A', ':'), (c) =>
      liveChangesAnswer(this.live, c.req.raw, c.req.param('id') ?? ''),
    );
    // Internal endpoints between portals and back ends are closed to readers.
    const { changes, viewSums, paywallVersions, addresses, addressFiles, newsAddresses } = CALLS;
    for (const call of [changes, viewSums, paywallVersions, addresses, addressFiles, newsAddresses])
      this.app.all(call, (c) => this.failed(c.req.raw, 404));
    const from = (c: Context) => addressOf(c, settings.proxies);
    const asSent = (c: Context) => asReader(c.req.raw, from(c));
    const callBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (c) => refusal(c.req.path, 413) });
    uploadRoutes(
      this.app,
      backend,
      asSent,
      (request) => this.failed(request, 403),
      // The body has gone to the back end.
      (c, rejected) =>
        this.account(new Request(c.req.url, { headers: c.req.raw.headers }), from(c), async (visit) =>
          rejectedUploadView(visit, rejected),
        ),
    );
    for (const calls of [ROUTES.calls, ROUTES.webCalls])
      this.app.all(calls, callBody, (c) => backend.forward(asSent(c)));
    const account = (c: Context, visit: AccountVisit) => this.account(c.req.raw, from(c), visit);
    readerRoutes(
      this.app,
      ACCOUNT_PAGES,
      callBody,
      // A form that was sent is answered; only a link chooses.
      async (c, visit) =>
        (c.req.method === 'POST' ? undefined : await this.choice(c.req.raw)) ?? account(c, visit),
    );
    // The desk has no light edition, nor links to it.
    readerRoutes(this.app, deskPages(), callBody, account);
    this.app.get(ROUTES.media, async (c) => withHeaders(await backend.forward(asSent(c))));
    this.app.get(`${CALLS.mail}*`, (c) =>
      developersOnly(c, this.options, (request, status) => this.failed(request, status)),
    );
    this.app.route('/', this.machines());
    this.app.get(ROUTES.offline, async (c, next) => (await this.choice(c.req.raw)) ?? next());
    this.app.route(
      '/',
      offlineRoutes(async (request) => this.renderOptions(await this.contextOf(request))),
    );
    this.app.get('*', (c) => this.document(c.req.raw, from(c), settings.pageCache && !settings.showroom));
    this.app.notFound((c) => notAllowed(this.app, c.req) ?? this.failed(c.req.raw, 404));
    this.app.onError(async (error, c) => {
      const left = await leftEarly(c, error);
      if (left) return left;
      if (error instanceof UnknownHost) return refusal(c.req.path, 421);
      if (isUnavailable(error)) return refusal(c.req.path, 503);
      this.options.log.error(`request failed: ${describeError(error)}`);
      return this.failed(c.req.raw, 500);
    });
  }

  /** Documents for machines: feeds, sitemaps, robots.txt. */
  private machines(): Hono {
    const { settings, log } = this.options;
    const shares = new NetworkShares(MAX_SITEMAPS_OF_NETWORK);
    return seoRoutes({
      pages: this.pages,
      addresses: createAddressClient(this.client),
      showroom: settings.showroom,
      cachesAreTold: settings.cachesAreTold,
      context: (request) => this.contextOf(request),
      keep: async (request, make) => {
        if (!settings.pageCache) return unkept(request, await make(), false);
        const path = decodedPath(new URL(request.url).pathname);
        if (isOtherSpelling(path)) return this.failed(request, 404);
        const { key } = await this.sites.find(hostOf(request));
        return this.fromCache(request, key + path, make);
      },
      missing: ({ site, origin, path }, status) =>
        renderError(status, path, this.renderOptions({ site, origin, preview: false })),
      redirect: ({ site }, location) => redirect(site, location, true),
      begin: (c) => {
        const ip = addressOf(c, settings.proxies);
        return shares.enter(ip) ? () => shares.leave(ip) : null;
      },
      now: this.now,
      log: log.warn,
    });
  }

  private async document(request: Request, ip: string, cached: boolean): Promise<Response> {
    const url = new URL(request.url);
    const context = await this.contextOf(request);
    if (isOtherSpelling(context.path)) return this.failed(request, 404);
    const chosen = hasEditions(context.path) ? await this.choice(request) : undefined;
    if (chosen) return chosen;
    // Full-text searches are rarely repeated: they are not cached.
    const isSearched = new URLSearchParams(context.query).has('text');
    const isForAll = !context.preview && !isSearched;
    if (claimsCrawler(context.site, request.headers.get('user-agent'))) {
      const calls = this.callsOf(request, ip);
      const whole = await crawlerPage(calls, this.pages, context.path, this.renderOptions(context));
      if (whole) return unkept(request, whole, true);
    }
    const edition = editionOf(request.headers.get('cookie'), request.headers.get('save-data'));
    const isLight = edition === 'light';
    const kept = isLight ? this.lightPieces : this.pieces;
    const options = { ...this.renderOptions(context), edition, ...(isForAll ? { kept } : {}) };
    const make = () => makeDocument(this.pages, url, context, options, this.lastStories);
    if (!cached || !isForAll) return unkept(request, await make(), context.preview || isLight);
    return this.fromCache(request, editionKey(edition) + context.key + cacheAddress(context), make);
  }

  /**
   * Response to a link that chooses an edition of its page; undefined for any other request.
   * @throws UnknownHost
   */
  private async choice(request: Request): Promise<Response | undefined> {
    if (!new URL(request.url).searchParams.has(EDITION_NAME)) return undefined;
    // A cookie is for a site's readers: a host without a site gets none.
    await this.sites.find(hostOf(request));
    return chosenEdition(request);
  }

  private async fromCache(request: Request, key: string, make: () => Promise<MadePage>): Promise<Response> {
    const page = await this.cache.get(key, make);
    return keptResponse(await this.cache.answer(key, page, pageRequestOf(request)));
  }

  private contextOf(request: Request): Promise<RequestContext> {
    const { pages, sites, options } = this;
    return requestContext({ pages, sites, settings: options.settings }, request);
  }

  private renderOptions(
    context: Pick<RequestContext, 'site' | 'origin' | 'preview' | 'showroom'>,
  ): RenderOptions {
    const { site, origin, preview, showroom } = context;
    const { assets, settings } = this.options;
    return {
      site,
      origin,
      now: showroom?.date?.at ?? this.now(),
      assets: assets(),
      preview,
      showroom,
      providers: settings.providers,
    };
  }

  /** A piece of a list as HTML (spec §7); caches in between drop it with the site's lists. */
  private async piece(
    request: Request,
    answerOf: (site: Site, params: URLSearchParams) => Promise<{ httpCode: number }>,
  ): Promise<Response> {
    const { site } = await this.contextOf(request);
    const answer = await answerOf(site, new URL(request.url).searchParams);
    return pieceOfList(answer, site, this.options.settings.cachesAreTold);
  }

  /** Rest of a gated text, as HTML for readers who may read it. */
  private async restOfContent(c: Context, answerOf: RestAnswer): Promise<Response> {
    const options = this.renderOptions(await this.contextOf(c.req.raw));
    const calls = this.callsOf(c.req.raw, addressOf(c, this.options.settings.proxies));
    return restOfContent(calls, c.req.param('id') ?? '', options, answerOf);
  }

  /** A page of a reader's account or of the desk: rendered for this request, never cached. */
  private async account(request: Request, ip: string, visit: AccountVisit): Promise<Response> {
    const context = await this.contextOf(request);
    const { needs } = factsOf(matchRoute(context.path).route);
    if (needs === 'users' && !context.site.features.users) return this.failed(request, 404);
    const { pages, options } = this;
    const edition = editionOf(request.headers.get('cookie'), request.headers.get('save-data'));
    // The light edition shows no pictures that nobody asked for.
    const leads = async () => (edition === 'light' ? [] : this.leads.get(context.site.alias));
    const deps = { calls: this.callsOf(request, ip), pages, captcha: options.settings.captcha, leads };
    const answer = await accountPage(deps, request, visit, this.renderOptions(context));
    return answer ?? this.failed(request, 403);
  }

  private callsOf(request: Request, ip: string): ReaderCalls {
    const { backend, backendOrigin } = this.options;
    return readerCalls(backend, backendOrigin, request, ip);
  }

  /** An error page, optionally with a more specific status; plain text if rendering it fails. */
  private async failed(
    request: Request,
    page: 401 | 403 | 404 | 500,
    status: number = page,
  ): Promise<Response> {
    try {
      const context = await this.contextOf(request);
      const { alias } = context.site;
      // A failure must not wait for the back end, which may have caused it.
      const stories = page === 404 ? await this.lastStories.get(alias) : this.lastStories.of(alias);
      const made = renderError(page, context.path, { ...this.renderOptions(context), stories });
      return unkept(request, { ...made, status }, true);
    } catch (error) {
      if (error instanceof UnknownHost) return refusal(new URL(request.url).pathname, 421);
      this.options.log.error(`error page failed: ${describeError(error)}`);
      return refusal(new URL(request.url).pathname, status === 403 ? 400 : 503);
    }
  }
}

type PieceAnswer = (site: Site, params: URLSearchParams) => Promise<{ httpCode: number }>;

/** Endpoints for the next pages of lists, as HTML (spec §7). */
function listRoutes(
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

/** Serves emails stored as files, only to requests from this machine without a proxy. */
async function developersOnly(
  { req: { raw: request }, env }: Context,
  { backend, settings }: Pick<PortalOptions, 'backend' | 'settings'>,
  failed: (request: Request, status: 403 | 404) => Promise<Response>,
): Promise<Response> {
  if (settings.proxies > 0 || !isFromThisMachine(request, env)) return failed(request, 403);
  const answer = await backend.forward(request);
  return answer.status === 404 ? failed(request, 404) : withHeaders(answer);
}
