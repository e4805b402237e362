import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedFor, networkOf } from './networks';

describe('the network of an IP address', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
    ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
    ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
  ])('the network of the link at %s is %s', (address, network) => {
    expect(networkOf(address, 64)).toBe(network);
  });

  it.each(['', 'unknown', ':', ':::', '1:2', 'x'.repeat(300)])(
    'the network of an invalid IP address is itself: %s',
    (address) => {
      expect(typeof networkOf(address)).toBe('string');
    },
  );

  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  /** A random spelling of an IP address. */
  const spelling = (numbers: readonly number[]) =>
    fc
      .record({
        upper: fc.boolean(),
        width: fc.constantFrom(1, 4),
        dotted: fc.boolean(),
        from: fc.nat(7),
        zone: fc.constantFrom('', '%eth0', '%1'),
      })
      .map(({ upper, width, dotted, from, zone }) => {
        const written = numbers.map((number) => number.toString(16).padStart(width, '0'));
        const [high = 0, low = 0] = numbers.slice(6);
        if (dotted) written.splice(6, 2, [high >> 8, high & 255, low >> 8, low & 255].join('.'));
        let to = from;
        while (to < (dotted ? 6 : 8) && numbers[to] === 0) to += 1;
        const text =
          to > from
            ? `${written.slice(0, from).join(':')}::${written.slice(to).join(':')}`
            : written.join(':');
        return (upper ? text.toUpperCase() : text) + zone;
      });

  it('is the same however the IP address is written', () => {
    fc.assert(
      fc.property(
        groups.chain((numbers) => fc.tuple(spelling(numbers), spelling(numbers))),
        ([one, other]) => {
          expect(networkOf(one)).toBe(networkOf(other));
        },
      ),
    );
  });

  it('the network of a link is that of all 2^64 IP addresses in it, and of no address outside', () => {
    const isMapped = (numbers: readonly number[]) =>
      numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff;
    const plain = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(![one, other, neighbour].some(isMapped));
        expect(networkOf(plain(neighbour), 64)).toBe(networkOf(plain(one), 64));
        const isSame = one.slice(0, 4).join() === other.slice(0, 4).join();
        expect(networkOf(plain(other), 64) === networkOf(plain(one), 64)).toBe(isSame);
      }),
    );
  });

  it('the network of a network is that network', () => {
    fc.assert(
      fc.property(groups.chain(spelling), (address) => {
        const network = networkOf(address);
        expect(networkOf(network.replace(/\/56$/, ''))).toBe(network);
      }),
    );
  });

  it.each([
    ['2001:db8:1:2ff:3:4:5:6', '2001:db8:1:200::/56'],
    ['2001:db8:1:a2::1', '2001:db8:1:0::/56'],
    ['2001:db8::1', '2001:db8:0:0::/56'],
    ['ffff:ffff:ffff:ffff::', 'ffff:ffff:ffff:ff00::/56'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['203.0.113.7', '203.0.113.7'],
    ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ])('the network of a customer at %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is one for all 256 links of a customer, and one for all 65,536 of a /48', () => {
    const links = Array.from({ length: 256 }, (_, at) => `2001:db8:1:${(0x700 + at).toString(16)}::1`);
    expect(new Set(links.map((address) => networkOf(address, 64))).size).toBe(256);
    expect(new Set(links.map((address) => networkOf(address)))).toEqual(new Set(['2001:db8:1:700::/56']));
    expect(networkOf('2001:db8:1:800::1')).toBe('2001:db8:1:800::/56');
    expect(networkOf('2001:db8:1:800::1', 48)).toBe(networkOf('2001:db8:1:700::1', 48));
    expect(networkOf('2001:db8:2::1', 48)).toBe('2001:db8:2:0::/48');
  });
});

it('an IP address counts for its network and, for IPv6, for the /48 around it, which may do little more', () => {
  expect(countedFor('203.0.113.7', 5)).toEqual([{ network: '203.0.113.7', most: 5 }]);
  expect(countedFor('::ffff:203.0.113.7', 5)).toEqual([{ network: '203.0.113.7', most: 5 }]);
  expect(countedFor('2001:db8:1:7ff::1', 5)).toEqual([
    { network: '2001:db8:1:700::/56', most: 5 },
    { network: '2001:db8:1:0::/48', most: 25 },
  ]);
});
