import { Resolver } from 'node:dns/promises';
import { isIP, isIPv6 } from 'node:net';
import { CRAWLER_FACTS, type Crawler } from '@portal/model';
import { LRUCache } from 'lru-cache';
import { networkOf } from './networks';

/** Milliseconds that a question to the name server may take. */
const TIMEOUT_MS = 2_000;
/** Addresses whose answers are remembered, and for how long: a name that was found, none, and no answer. */
const MAX_KNOWN = 10_000;
const FOUND_MS = 24 * 3_600_000;
const NOT_FOUND_MS = 10 * 60_000;
const UNANSWERED_MS = 10_000;
/**
 * Addresses that are asked for at once, of all, of one network (a /24 of IPv4, a /64 of IPv6) and of one place that has many networks of
 * IPv6 (a /48): what comes beyond is no crawler for now. Half of all are for IPv4 alone: of IPv6 anybody has networks without number.
 */
export const CRAWLERS_AT_ONCE = { all: 200, network: 4, place: 8 } as const;
const MAX_OF_IPV6 = CRAWLERS_AT_ONCE.all / 2;
/** A name server says by these that there is no such name. */
const NO_NAME = ['ENOTFOUND', 'ENODATA'];
/** Names of one address that are looked at. */
const MAX_NAMES = 5;

/** Questions to a name server. Each rejects where it has no answer. */
export type NameServer = {
  [Question in 'reverse' | 'resolve4' | 'resolve6']: (about: string) => Promise<string[]>;
};

/** Whether requests come from the crawlers that they say they are. */
export type CrawlerCheck = {
  /** @param address of the network that a request came from */
  isFrom: (crawler: Crawler, address: string) => Promise<boolean>;
};

/** Name servers of this machine, or one of its own. @param server `address:port` */
export function nameServer(server?: string): NameServer {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 });
  if (server) resolver.setServers([server]);
  return resolver;
}

/** Whether something is the address of a name server, `address` or `address:port`. */
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

/** Of an IPv4 address that is written as one of IPv6, the IPv4 address. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** Networks that an address is in, each with how many of it are asked for at once. */
const networksOf = (address: string): Map<string, number> =>
  new Map(
    isIPv6(address)
      ? [
          [networkOf(address, 64), CRAWLERS_AT_ONCE.network],
          [networkOf(address, 48), CRAWLERS_AT_ONCE.place],
          ['IPv6', MAX_OF_IPV6],
        ]
      : [[address.replace(/\.\d+$/, ''), CRAWLERS_AT_ONCE.network]],
  );

/** What a name server knows; nothing where it says that there is no such name. @throws Error where it does not answer */
async function found(question: Promise<string[]>): Promise<string[]> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof Error && 'code' in error && NO_NAME.includes(String(error.code))) return [];
    throw error;
  }
}

/** Whether an address has a name in one of the domains, and that name has the address. @throws Error where nobody answers */
async function isNamedIn(names: NameServer, address: string, domains: readonly string[]): Promise<boolean> {
  const own = (await found(names.reverse(address))).slice(0, MAX_NAMES).filter((name) => isIn(name, domains));
  for (const name of own) {
    const addresses = await found(isIPv6(address) ? names.resolve6(name) : names.resolve4(name));
    // The same address of IPv6 can be written in several ways.
    if (addresses.some((one) => canonical(one) === canonical(address))) return true;
  }
  return false;
}

const canonical = (address: string): string =>
  isIPv6(address) ? new URL(`http://[${address}]`).hostname : address;

/**
 * Knows crawlers by the names of their addresses, as search engines ask sites to: the address has a name in a domain of theirs, and
 * that name has this address. Whoever has an address can give it any name; only who has the domain can point the name back.
 */
export function createCrawlerCheck(names: NameServer): CrawlerCheck {
  const crawlers = new LRUCache<string, true>({ max: MAX_KNOWN, ttl: FOUND_MS });
  // Whoever has many addresses pushes out what others are not, and nobody who is a crawler.
  const others = new LRUCache<string, true>({ max: MAX_KNOWN });
  const underWay = new Map<string, { networks: ReadonlyMap<string, number>; answer: Promise<boolean> }>();

  const look = async (key: string, address: string, crawler: Crawler): Promise<boolean> => {
    try {
      const isFrom = await isNamedIn(names, address, CRAWLER_FACTS[crawler].domains);
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
      const address = plain(written);
      // No address with a zone is one of the web's.
      if (!isIP(address) || address.includes('%')) return false;
      const key = `${crawler} ${address}`;
      if (crawlers.has(key)) return true;
      if (others.has(key)) return false;
      const asked = underWay.get(key);
      if (asked) return asked.answer;
      const networks = networksOf(address);
      const waiting = [...underWay.values()];
      const isFull = ([network, most]: [string, number]) =>
        waiting.filter((other) => other.networks.has(network)).length >= most;
      if (underWay.size >= CRAWLERS_AT_ONCE.all || [...networks].some(isFull)) return false;
      const answer = look(key, address, crawler);
      underWay.set(key, { networks, answer });
      return answer;
    },
  };
}
