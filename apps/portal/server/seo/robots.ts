import { CALLS, ROUTES, UNCRAWLED_PATHS } from '@portal/model';

/** Calls that pages make to be whole: a search engine that draws a page makes them too. */
const ALLOWED = [CALLS.loadMore, CALLS.shows];

/** Paths for readers alone, or with as many addresses as there are questions. */
const DISALLOWED = [
  ...UNCRAWLED_PATHS.flatMap((path) => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`, `${path}/`])),
  `${ROUTES.search}?`,
  `${ROUTES.search}/?`,
  '/*?preview=',
  '/*&preview=',
];

/** Sitemaps that crawlers are sent to. */
const SITEMAPS = ['/sitemap.xml', '/sitemap-news.xml'];

/** robots.txt (RFC 9309). A showroom is found by nobody. */
export function robots(origin: string, showroom: boolean): string {
  if (showroom) return 'User-agent: *\nDisallow: /\n';
  return [
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    ...SITEMAPS.map((path) => `Sitemap: ${new URL(path, origin).href}`),
    '',
  ].join('\n');
}
