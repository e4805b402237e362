import { isIPv6 } from 'node:net';

/** What a network of IPv6 is told apart by: one place that has several customers, one customer of a provider, or one link. */
export type NetworkBits = 48 | 56 | 64;

/** Whether an address is this machine's own, however it is written. */
export const isLoopback = (address: string): boolean =>
  /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/.test(address);

/** Of a group of an IPv6 address, the first bits. */
const firstBits = (group: string, bits: number): string => {
  if (bits <= 0) return '0';
  return bits >= 16 ? group : (Number.parseInt(group, 16) & (0xffff << (16 - bits)) & 0xffff).toString(16);
};

/**
 * The network that an address belongs to, by which all that is bounded is counted: of IPv6 that of one customer of a provider, who has a
 * /56 as a rule. That is 256 links of 2^64 addresses each: what is given to each link would be given 256 times to whoever goes from one to
 * the next. However an address is written, it is the same one; what is none stands for itself.
 */
export function networkOf(address: string, bits: NetworkBits = 56): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // An address of the web has one way to write it: short, in lower case, without dots.
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

/** What all networks of a place may do beyond what one of them may. */
const BEYOND_OF_PLACE = 20;

/**
 * What an address counts for, and how often each of these may: its network and, of IPv6, the place that has 256 of them (a /48). Whoever has
 * such a place gains little by going from one network to the next.
 * @param most of what one network may
 */
export function countedFor(address: string, most: number): { network: string; most: number }[] {
  const network = networkOf(address);
  const place = networkOf(address, 48);
  const own = { network, most };
  return place === network ? [own] : [own, { network: place, most: most + BEYOND_OF_PLACE }];
}
