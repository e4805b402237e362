/** Crawlers of search engines that a site may let read closed texts. */
export const CRAWLERS = ['google', 'bing', 'apple'] as const;
/** Crawler of a search engine. */
export type Crawler = (typeof CRAWLERS)[number];

/**
 * Words by which each names itself in its requests, in small letters, and the domains that its crawlers alone have names in. What an
 * engine fetches for whoever asks, as a proxy or to test a page (Google-InspectionTool), is no crawler: it shows what it got.
 */
export const CRAWLER_FACTS: Readonly<
  Record<Crawler, { agents: readonly string[]; domains: readonly string[] }>
> = {
  google: { agents: ['googlebot'], domains: ['googlebot.com'] },
  bing: { agents: ['bingbot'], domains: ['search.msn.com'] },
  apple: { agents: ['applebot'], domains: ['applebot.apple.com'] },
};

/** Characters of a request's name for itself that are looked at. */
const MAX_AGENT_LENGTH = 512;

/**
 * The crawler that a request says it is, of those that a site lets read closed texts. Anybody can say so: where the request
 * comes from has to bear it out.
 */
export function claimedCrawler(
  userAgent: string,
  crawlers: readonly Crawler[] | undefined,
): Crawler | undefined {
  if (!crawlers?.length) return undefined;
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH).toLowerCase();
  return crawlers.find((crawler) => CRAWLER_FACTS[crawler].agents.some((word) => agent.includes(word)));
}
