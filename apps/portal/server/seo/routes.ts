import { encodingFor } from '@portal/api';
import { type PageClient, RequestError } from '@portal/data';
import { type AddressKind, ROUTES, type Site } from '@portal/model';
import { type Context, Hono } from 'hono';
import { FEED_FORMATS, type FeedFormat, hasFeed } from '../../app/document/feeds';
import { isListable } from '../../app/document/head';
import type { Lifetimes } from '../../app/lifetimes';
import { LISTING_LIFETIMES } from '../../app/lifetimes';
import { idsOf } from '../../app/page';
import { cacheHeaders } from '../cache-headers';
import { SECURITY_HEADERS } from '../headers';
import type { MadePage, Shown } from '../pages';
import type { AddressClient } from './addresses';
import { ATOM_TYPE, atom } from './atom';
import { feedOf } from './feed';
import { robots } from './robots';
import { RSS_TYPE, rss } from './rss';
import {
  contentsPath,
  type IndexedFile,
  indexed,
  listingsPath,
  newsSitemap,
  SITEMAP_TYPE,
  sitemapIndex,
  urlset,
} from './sitemap';
import { textStream, zipped } from './stream';
import { AD_FILES, MINING_PATH, miningRights, SECURITY_PATH, securityText } from './well-known';

/** Site of a request, and the origin of its URLs. */
export type SeoContext = { site: Site; origin: string; path: string };

export type SeoDeps = {
  pages: PageClient;
  addresses: AddressClient;
  showroom: boolean;
  /** Whether the caches in between are purged on changes. */
  cachesAreTold: boolean;
  context: (request: Request) => Promise<SeoContext>;
  /** Answers from the page cache, and renders what is not in it. */
  keep: (request: Request, make: () => Promise<MadePage>) => Promise<Response>;
  /** The page of a URL that has no content, or no longer has one. */
  missing: (context: SeoContext, status: 404 | 410) => MadePage;
  redirect: (context: SeoContext, location: string) => MadePage;
  /**
   * Counts one more sitemap in progress for a network.
   * @returns a function that ends it; null if the network is at its limit
   */
  begin: (c: Context) => (() => void) | null;
  now: () => Date;
  log: (message: string) => void;
};

/** Sitemaps change with every story, and crawlers come hourly. */
const SITEMAP_LIFETIMES: Lifetimes = { fresh: 600, whileRevalidate: 3600, ifError: 86_400 };
/** News sitemaps are read within minutes. */
const NEWS_LIFETIMES: Lifetimes = { fresh: 60, whileRevalidate: 300, ifError: 86_400 };

const WRITERS = { rss: { type: RSS_TYPE, write: rss }, atom: { type: ATOM_TYPE, write: atom } } as const;

const made = (type: string, body: string, lifetimes: Lifetimes, shown: Shown): MadePage => ({
  status: 200,
  shown,
  headers: { ...SECURITY_HEADERS, 'content-type': type },
  body,
  lifetimes,
});

/**
 * Documents for machines: feeds and sitemaps (decision 0017), robots.txt, security.txt, tdmrep.json (decision 0065),
 * ads.txt and sellers.json (decision 0067).
 */
export function seoRoutes(deps: SeoDeps): Hono {
  const app = new Hono();
  for (const format of ['rss', 'atom'] as const) {
    for (const folder of ['/', '/:first/', '/:first/:second/'])
      app.get(`${folder}${FEED_FORMATS[format]}`, (c) =>
        deps.keep(c.req.raw, () => feed(deps, c.req.raw, format)),
      );
  }
  app.get('/robots.txt', (c) =>
    deps.keep(c.req.raw, async () => {
      const { site, origin } = await deps.context(c.req.raw);
      const shown = { site: site.alias, contents: [], lists: false };
      const access = deps.showroom ? 'closed' : isListable(site, origin) ? 'found' : 'unlisted';
      const text = robots(origin, access, site.machines.aiCrawlers);
      return made('text/plain; charset=utf-8', text, SITEMAP_LIFETIMES, shown);
    }),
  );
  app.get(MINING_PATH, (c) =>
    deps.keep(c.req.raw, async () => {
      const { site, origin } = await deps.context(c.req.raw);
      const shown = { site: site.alias, contents: [], lists: false };
      return made('application/json', miningRights(site, origin), SITEMAP_LIFETIMES, shown);
    }),
  );
  app.get(SECURITY_PATH, (c) =>
    deps.keep(c.req.raw, async () => {
      const context = await deps.context(c.req.raw);
      const text = securityText(context.site, context.origin, deps.now());
      if (text === undefined) return deps.missing(context, 404);
      const shown = { site: context.site.alias, contents: [], lists: false };
      return made('text/plain; charset=utf-8', text, SITEMAP_LIFETIMES, shown);
    }),
  );
  for (const [path, { type, textOf }] of Object.entries(AD_FILES))
    app.get(path, (c) =>
      deps.keep(c.req.raw, async () => {
        const context = await deps.context(c.req.raw);
        const text = textOf(context.site);
        if (text === undefined) return deps.missing(context, 404);
        const shown = { site: context.site.alias, contents: [], lists: false };
        return made(type, text, SITEMAP_LIFETIMES, shown);
      }),
    );
  app.get('/sitemap-news.xml', (c) =>
    deps.keep(c.req.raw, async () => {
      const { site, origin } = await deps.context(c.req.raw);
      const news = await deps.addresses.news(site.alias);
      const shown = { site: site.alias, contents: [], lists: true };
      return made(SITEMAP_TYPE, newsSitemap(news, { site, origin }), NEWS_LIFETIMES, shown);
    }),
  );
  app.get('/sitemap.xml', async (c) => {
    const { site, origin } = await deps.context(c.req.raw);
    return streamed(c, deps, site, sitemapIndex(filesOf(deps.addresses, site), { origin }));
  });
  app.get('/sitemaps/listings.xml', (c) => sitemapFile(c, deps, 'listings', 1));
  app.get('/sitemaps/:name{(?:contents|listings)-[1-9][0-9]{0,7}[.]xml}', async (c) => {
    const [kind, file] = c.req.param('name').replace('.xml', '').split('-');
    if (kind === 'listings' && file === '1') return c.redirect(listingsPath(1), 301);
    return sitemapFile(c, deps, kind === 'listings' ? 'listings' : 'contents', Number(file));
  });
  return app;
}

/** The feed at a URL: that of the listing whose URL it is under. */
async function feed(deps: SeoDeps, request: Request, format: FeedFormat): Promise<MadePage> {
  const context = await deps.context(request);
  const folder = context.path.slice(0, -FEED_FORMATS[format].length);
  const path = folder === '/' ? ROUTES.latest : folder;
  const page = await deps.pages.page({ site: context.site.alias, path });
  if (page?.type === 'redirect') return deps.redirect(context, `${page.location}${FEED_FORMATS[format]}`);
  if (page?.type === 'gone') return deps.missing(context, 410);
  if (page?.type !== 'listing' || !hasFeed(page)) return deps.missing(context, 404);
  const { type, write } = WRITERS[format];
  const stories = [...page.cards, ...(page.rectifications ?? []).map(({ content }) => content)];
  const shown = { site: context.site.alias, contents: idsOf(stories), lists: true };
  return made(type, write(feedOf(page, context.site, context.origin)), LISTING_LIFETIMES, shown);
}

/** Every file of a site's sitemaps. */
async function* filesOf(addresses: AddressClient, { alias }: Site): AsyncGenerator<IndexedFile[]> {
  yield [{ path: listingsPath(1) }];
  for (const [kind, pathOf] of [
    ['listings', listingsPath],
    ['contents', contentsPath],
  ] as const)
    for await (const files of addresses.files(alias, kind)) {
      const others = files.filter(({ file }) => kind === 'contents' || file > 1);
      yield indexed(others, pathOf);
    }
}

/** One file of URLs, or 404 if it has none. */
async function sitemapFile(c: Context, deps: SeoDeps, kind: AddressKind, file: number): Promise<Response> {
  const { site, origin } = await deps.context(c.req.raw);
  const found = await deps.addresses.file(site.alias, kind, file);
  if (!found && !(kind === 'listings' && file === 1)) return c.notFound();
  const etag = found?.changedAt && `W/"${file}-${found.count}-${Date.parse(found.changedAt).toString(36)}"`;
  return streamed(
    c,
    deps,
    site,
    urlset(deps.addresses.addresses(site.alias, kind, file), { site, origin }),
    etag,
  );
}

/** A response that is streamed, compressed if the client accepts it. */
function streamed(
  c: Context,
  { log, cachesAreTold, begin }: SeoDeps,
  { alias }: Site,
  pieces: AsyncGenerator<string>,
  etag?: string,
): Response {
  const shown = { site: alias, contents: [], lists: true };
  const headers = new Headers({
    ...SECURITY_HEADERS,
    'content-type': SITEMAP_TYPE,
    ...cacheHeaders({ status: 200, lifetimes: SITEMAP_LIFETIMES, shown }, cachesAreTold),
    vary: 'Accept-Encoding',
    ...(etag ? { etag } : {}),
  });
  if (etag && c.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers });
  if (c.req.method === 'HEAD') return new Response(null, { headers });
  const end = begin(c);
  if (!end) return new Response(null, { status: 503, headers: { ...SECURITY_HEADERS, 'retry-after': '5' } });
  const isZipped = zips(c.req.header('accept-encoding'));
  if (isZipped) headers.set('content-encoding', 'gzip');
  const body = textStream(
    isZipped ? zipped(pieces) : pieces,
    (error) => log(`${c.req.path} broke off: ${error instanceof RequestError ? error.message : error}`),
    end,
  );
  return new Response(body, { headers });
}

/** Whether to send gzip, which is faster than brotli for a stream. */
const zips = (accepted: string | undefined): boolean =>
  accepted !== undefined && encodingFor(accepted.replace(/\bbr\b/g, '-')) === 'gzip';
