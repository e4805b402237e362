import { isIPv6 } from 'node:net';

/** Prefix lengths of IPv6 networks: a /48 of several customers, one customer of a provider, or one link. */
export type NetworkBits = 48 | 56 | 64;

/** Whether an IP address is a loopback one, however it is written. */
export const isLoopback = (ip: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(ip);

/** The first bits of a 16-bit group of an IPv6 address. */
const firstBits = (group: string, bits: number): string => {
  if (bits <= 0) return '0';
  return bits >= 16 ? group : (Number.parseInt(group, 16) & (0xffff << (16 - bits)) & 0xffff).toString(16);
};

/**
 * The network of an IP address, by which all limits are counted: for IPv6 that of one customer of a provider,
 * usually a /56. That is 256 links of 2^64 addresses each: a limit per link would be 256 times higher for a
 * client that moves from one to the next. All spellings of an address give the same network; an invalid
 * address stands for itself.
 */
export function networkOf(ip: string, bits: NetworkBits = 56): string {
  const [plain = ''] = ip.split('%');
  if (!isIPv6(plain)) return ip;
  // The URL parser normalises IPv6 addresses: compressed, in lower case, without a dotted-decimal part.
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const mapped = /^::ffff:([0-9a-f]+):([0-9a-f]+)$/.exec(written);
  if (mapped)
    return mapped
      .slice(1)
      .map((half) => Number.parseInt(half, 16))
      .flatMap((half) => [half >> 8, half & 255])
      .join('.');
  const [left = [], right = []] = written.split('::').map((part) => (part ? part.split(':') : []));
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return `${groups.map((group, at) => firstBits(group, bits - 16 * at)).join(':')}::/${bits}`;
}

/** Extra allowance of a whole /48 over the limit of one network. */
const BEYOND_OF_PLACE = 20;

/**
 * Keys that an IP address counts for, and the limit of each: its network and, for IPv6, the /48 with 256 of
 * them. So the owner of a /48 gains little by moving from one network to the next.
 * @param most limit of one network
 */
export function countedFor(ip: string, most: number): { network: string; most: number }[] {
  const network = networkOf(ip);
  const place = networkOf(ip, 48);
  const own = { network, most };
  return place === network ? [own] : [own, { network: place, most: most + BEYOND_OF_PLACE }];
}
