import { Resolver } from 'node:dns/promises';
import { isIP, isIPv6 } from 'node:net';
import { CRAWLER_FACTS, type Crawler } from '@portal/model/revenue';
import { LRUCache } from 'lru-cache';
import { networkOf } from './networks';

/** Milliseconds that a DNS query may take. */
const TIMEOUT_MS = 2_000;
/** Cached results, and how long they last: a name that was found, none, and no response. */
const MAX_KNOWN = 10_000;
const FOUND_MS = 24 * 3_600_000;
const NOT_FOUND_MS = 10 * 60_000;
const UNANSWERED_MS = 10_000;
/**
 * Concurrent lookups: in total, for one network (a /24 of IPv4, a /64 of IPv6) and for one /48 of IPv6. IP
 * addresses beyond them do not count as crawlers for now. Half of the total is for IPv4 only: anybody can
 * have any number of IPv6 networks.
 */
export const CRAWLERS_AT_ONCE = { all: 200, network: 4, place: 8 } as const;
const MAX_OF_IPV6 = CRAWLERS_AT_ONCE.all / 2;
/** Error codes of a name server for a missing name. */
const NO_NAME = ['ENOTFOUND', 'ENODATA'];
/** Names of one IP address that are checked. */
const MAX_NAMES = 5;

/** DNS queries. Each rejects if there is no response. */
export type NameServer = {
  [Question in 'reverse' | 'resolve4' | 'resolve6']: (about: string) => Promise<string[]>;
};

/** Checks that requests come from the crawlers that they claim to be. */
export type CrawlerCheck = {
  /** @param ip IP address that a request came from */
  isFrom: (crawler: Crawler, ip: string) => Promise<boolean>;
};

/**
 * This machine's name servers, or a given one.
 * @param server `address:port`
 */
export function nameServer(server?: string): NameServer {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (server) resolver.setServers([server]);
  return resolver;
}

/** Whether a text is the address of a name server, `address` or `address:port`. */
export function isNameServer(server: string): boolean {
  try {
    nameServer(server);
    return true;
  } catch {
    return false;
  }
}

const isIn = (name: string, domains: readonly string[]): boolean =>
  domains.some((domain) => name.toLowerCase().endsWith(`.${domain}`));

/** An IPv4 address written as IPv6, as IPv4. */
const plain = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** Networks that contain an IP address, each with its limit of concurrent lookups. */
const networksOf = (ip: string): Map<string, number> =>
  new Map(
    isIPv6(ip)
      ? [
          [networkOf(ip, 64), CRAWLERS_AT_ONCE.network],
          [networkOf(ip, 48), CRAWLERS_AT_ONCE.place],
          ['IPv6', MAX_OF_IPV6],
        ]
      : [[ip.replace(/\.\d+$/, ''), CRAWLERS_AT_ONCE.network]],
  );

/**
 * Results of a DNS query; empty if the name does not exist.
 * @throws Error without a response
 */
async function found(question: Promise<string[]>): Promise<string[]> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_NAME.includes(String(error.code))) return [];
    throw error;
  }
}

/**
 * Whether an IP address has a name in one of the domains, and that name resolves to the address.
 * @throws Error without a response
 */
async function isNamedIn(names: NameServer, ip: string, domains: readonly string[]): Promise<boolean> {
  const own = (await found(names.reverse(ip))).slice(0, MAX_NAMES).filter((name) => isIn(name, domains));
  for (const name of own) {
    const addresses = await found(isIPv6(ip) ? names.resolve6(name) : names.resolve4(name));
    // The same IPv6 address can be written in several ways.
    if (addresses.some((one) => canonical(one) === canonical(ip))) return true;
  }
  return false;
}

const canonical = (ip: string): string => (isIPv6(ip) ? new URL(`http://[${ip}]`).hostname : ip);

/**
 * Verifies crawlers by DNS, as search engines recommend: the IP address has a name in one of their domains,
 * and this name resolves to the address. The owner of an address can give it any name; only the owner of the
 * domain can point the name back.
 */
export function createCrawlerCheck(names: NameServer): CrawlerCheck {
  const crawlers = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: FOUND_MS });
  // A separate cache: a client with many IP addresses evicts only negative results, never a crawler.
  const others = new LRUCache<string, true>({ max: MAX_KNOWN });
  const underWay = new Map<string, { networks: ReadonlyMap<string, number>; answer: Promise<boolean> }>();

  const look = async (key: string, ip: string, crawler: Crawler): Promise<boolean> => {
    try {
      const isFrom = await isNamedIn(names, ip, CRAWLER_FACTS[crawler].domains);
      if (isFrom) crawlers.set(key, true);
      else others.set(key, true, { ttl: NOT_FOUND_MS });
      return isFrom;
    } catch {
      others.set(key, true, { ttl: UNANSWERED_MS });
      return false;
    } finally {
      underWay.delete(key);
    }
  };

  return {
    isFrom: async (crawler, written) => {
      const ip = plain(written);
      // An IP address with a zone is never public.
      if (!isIP(ip) || ip.includes('%')) return false;
      const key = `${crawler} ${ip}`;
      if (crawlers.has(key)) return true;
      if (others.has(key)) return false;
      const asked = underWay.get(key);
      if (asked) return asked.answer;
      const networks = networksOf(ip);
      const waiting = [...underWay.values()];
      const isFull = ([network, most]: [string, number]) =>
        waiting.filter((other) => other.networks.has(network)).length >= most;
      if (underWay.size >= CRAWLERS_AT_ONCE.all || [...networks].some(isFull)) return false;
      const answer = look(key, ip, crawler);
      underWay.set(key, { networks, answer });
      return answer;
    },
  };
}
