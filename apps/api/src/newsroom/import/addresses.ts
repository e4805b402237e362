import { lookup } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

/** IPv4 ranges of the local machine, of private networks or reserved (IANA's special-purpose registry). */
const INNER_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const;

const PRIVATE_V4 = new BlockList();
for (const [net, prefix] of INNER_V4) PRIVATE_V4.addSubnet(net, prefix, 'ipv4');

/** Public IPv6 is all within 2000::/3, except for documentation, tests and tunnels. */
const GLOBAL_V6 = new BlockList();
GLOBAL_V6.addSubnet('2000::', 3, 'ipv6');
const SPECIAL_V6 = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['3fff::', 20],
] as const)
  SPECIAL_V6.addSubnet(net, prefix, 'ipv6');

/**
 * IPv6 prefixes that embed an IPv4 address, and the index of its first 16-bit group: networks may forward to
 * that address.
 */
const CARRIERS = (
  [
    ['::ffff:0:0', 96, 6],
    ['64:ff9b::', 96, 6],
    ['2002::', 16, 1],
  ] as const
).map(([net, prefix, at]) => {
  const list = new BlockList();
  list.addSubnet(net, prefix, 'ipv6');
  return { list, at };
});

/** The eight 16-bit groups of an IPv6 address. */
function groupsOf(ip: string): number[] {
  // The URL parser converts an embedded IPv4 address to groups.
  const text = new URL(`http://[${ip}]/`).hostname.slice(1, -1);
  const [start = '', end] = text.split('::');
  const read = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [before, after] = [read(start), read(end ?? '')];
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

function carriedIn(ip: string): string | undefined {
  const carrier = CARRIERS.find(({ list }) => list.check(ip, 'ipv6'));
  if (!carrier) return undefined;
  const [high = 0, low = 0] = groupsOf(ip).slice(carrier.at);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whether an IP address is not public: local, private or reserved. */
export function isPrivateAddress(zoned: string): boolean {
  const [ip = ''] = zoned.split('%');
  if (isIPv4(ip)) return PRIVATE_V4.check(ip, 'ipv4');
  if (isIP(ip) !== 6) return true;
  const carried = carriedIn(ip);
  if (carried) return isPrivateAddress(carried);
  return !GLOBAL_V6.check(ip, 'ipv6') || SPECIAL_V6.check(ip, 'ipv6');
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
  constructor(host: string) {
    super(`${host} is a private address`);
  }
}

/**
 * Resolves names for a connection and rejects private addresses. The checked IP addresses are the ones
 * connected to, so a second DNS answer cannot change them.
 * @throws PrivateAddressError to the callback
 */
export const publicLookup: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '');
    if (addresses.some(({ address: ip }) => isPrivateAddress(ip)))
      return callback(new PrivateAddressError(host), '');
    const [first] = addresses;
    if (options.all) return callback(null, addresses);
    callback(null, first?.address ?? '', first?.family);
  });
};

/** @throws PrivateAddressError for a literal private address, which needs no DNS lookup */
export function checkLiteral({ hostname }: URL): void {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) && isPrivateAddress(host)) throw new PrivateAddressError(hostname);
}
