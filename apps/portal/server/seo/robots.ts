import { type AiCrawlerChoice, CALLS, ROUTES, UNCRAWLED_PATHS } from '@portal/model';

/** Endpoints that a page needs to render fully: search engines that render it request them too. */
const ALLOWED = [CALLS.loadMore, CALLS.shows];

/** Paths for readers only, or with unlimited URLs. */
const DISALLOWED = [
  ...UNCRAWLED_PATHS.flatMap((path) => (path.endsWith('/') ? [path] : [`${path}$`, `${path}?`, `${path}/`])),
  `${ROUTES.search}?`,
  `${ROUTES.search}/?`,
  '/*?preview=',
  '/*&preview=',
];

/** Sitemaps that robots.txt lists. */
const SITEMAPS = ['/sitemap.xml', '/sitemap-news.xml'];

/** Crawlers that gather texts to train models, by their documented names in robots.txt. */
const TRAINING = [
  'GPTBot',
  'ClaudeBot',
  'Google-Extended',
  'Applebot-Extended',
  'CCBot',
  'Bytespider',
  'meta-externalagent',
  'Amazonbot',
  'cohere-training-data-crawler',
  'Diffbot',
] as const;
/** Crawlers that answer a user's question, and cite the source. */
const ANSWERING = [
  'OAI-SearchBot',
  'ChatGPT-User',
  'Claude-SearchBot',
  'Claude-User',
  'PerplexityBot',
  'Perplexity-User',
  'DuckAssistBot',
] as const;

const REFUSED: Readonly<Record<AiCrawlerChoice, readonly string[]>> = {
  refused: [...TRAINING, ...ANSWERING],
  search: TRAINING,
  allowed: [],
};

/**
 * Access of search engines to a site: index its pages; read but not index them, which each page says
 * itself, so crawlers must be let in to see it; or nothing.
 */
export type CrawlerAccess = 'found' | 'unlisted' | 'closed';

/** robots.txt (RFC 9309), with the publisher's choice for crawlers of AI companies. */
export function robots(origin: string, access: CrawlerAccess, choice: AiCrawlerChoice): string {
  if (access === 'closed') return 'User-agent: *\nDisallow: /\n';
  const refused = REFUSED[choice];
  const isFound = access === 'found';
  const disallowed = isFound ? DISALLOWED : [...DISALLOWED, ROUTES.media.replace('*', '')];
  const sitemaps = isFound ? SITEMAPS : [];
  return [
    ...refused.map((name) => `User-agent: ${name}`),
    ...(refused.length ? ['Disallow: /', ''] : []),
    'User-agent: *',
    ...ALLOWED.map((path) => `Allow: ${path}`),
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    ...sitemaps.map((path) => `Sitemap: ${new URL(path, origin).href}`),
    ...(sitemaps.length ? [''] : []),
  ].join('\n');
}
