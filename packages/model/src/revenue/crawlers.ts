/** Crawlers of search engines that a site may let read gated texts. */
export const CRAWLERS = ['google', 'bing', 'apple'] as const;
/** Crawler of a search engine. */
export type Crawler = (typeof CRAWLERS)[number];

/**
 * Words of each crawler's user agent, in lower case, and the domains of its host names. A search engine's
 * fetches on a user's behalf, as a proxy or to test a page (Google-InspectionTool), do not count as a
 * crawler: they show the user the result.
 */
export const CRAWLER_FACTS: Readonly<
  Record<Crawler, { agents: readonly string[]; domains: readonly string[] }>
> = {
  google: { agents: ['googlebot'], domains: ['googlebot.com'] },
  bing: { agents: ['bingbot'], domains: ['search.msn.com'] },
  apple: { agents: ['applebot'], domains: ['applebot.apple.com'] },
};

/** Characters of a user agent that are checked. */
const MAX_AGENT_LENGTH = 512;

/**
 * The crawler that a user agent claims to be, among those that a site lets read gated texts. Anybody can
 * claim it: the host name of the request's address has to confirm it.
 */
export function claimedCrawler(
  userAgent: string,
  crawlers: readonly Crawler[] | undefined,
): Crawler | undefined {
  if (!crawlers?.length) return undefined;
  const agent = userAgent.slice(0, MAX_AGENT_LENGTH).toLowerCase();
  return crawlers.find((crawler) => CRAWLER_FACTS[crawler].agents.some((word) => agent.includes(word)));
}
