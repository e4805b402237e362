import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/accounts';
import { LIMITS, type LimitedCall, Limits, networkOf, TooOften } from './limits';

const START = new Date('2026-03-18T12:00:00Z');
const CALLS = Object.keys(LIMITS).filter((name): name is LimitedCall => name in LIMITS);

/** Whether a call is let through. */
function passes(limits: Limits, call: LimitedCall, address: string, account?: string): boolean {
  try {
    limits.count(call, address, account);
    return true;
  } catch (error) {
    if (error instanceof TooOften) return false;
    throw error;
  }
}

describe('limits', () => {
  it.each(CALLS)('let %s through as often as is allowed, and again when its time is over', (call) => {
    const clock = new TestClock(START);
    const limits = new Limits(clock.now);
    const { perAddress, perAccount, withinMs } = LIMITS[call];
    for (let time = 0; time < perAddress; time += 1)
      expect(passes(limits, call, '203.0.113.1', `account ${time}`)).toBe(true);
    expect(passes(limits, call, '203.0.113.1', 'another')).toBe(false);
    for (let time = 0; time < perAccount; time += 1)
      expect(passes(limits, call, `203.0.113.${time + 2}`, 'one')).toBe(true);
    expect(passes(limits, call, '203.0.113.254', 'one')).toBe(false);
    clock.goOn(withinMs - 1);
    expect(passes(limits, call, '203.0.113.1')).toBe(false);
    clock.goOn(1);
    expect(passes(limits, call, '203.0.113.1', 'one')).toBe(true);
  });

  it('say in whole seconds when to come again, never none', () => {
    const clock = new TestClock(START);
    const limits = new Limits(clock.now);
    const retry = () => {
      try {
        limits.count('recover', '203.0.113.1', 'a');
        return null;
      } catch (error) {
        return error instanceof TooOften ? error.retryAfter : null;
      }
    };
    for (let time = 0; time < 3; time += 1) expect(retry()).toBeNull();
    expect(retry()).toBe(3_600);
    clock.goOn(3_599_001);
    expect(retry()).toBe(1);
    clock.goOn(998);
    expect(retry()).toBe(1);
    clock.goOn(1);
    expect(retry()).toBeNull();
  });

  it('of one call are not those of another, nor an account’s those of an address of the same letters', () => {
    const limits = new Limits(new TestClock(START).now);
    for (let time = 0; time < 3; time += 1) limits.count('recover', `203.0.113.${time}`, '198.51.100.1');
    expect(passes(limits, 'recover', '203.0.113.9', '198.51.100.1')).toBe(false);
    expect(passes(limits, 'resend', '203.0.113.9', '198.51.100.1')).toBe(true);
    expect(passes(limits, 'recover', '198.51.100.1', 'another')).toBe(true);
  });

  it('that are off let everything through', () => {
    const limits = new Limits(new TestClock(START).now, false);
    for (let time = 0; time < 1_000; time += 1) limits.count('recover', '203.0.113.1', 'a');
  });

  it('never let more through than is allowed from the first of them on, nor refuse who has been quiet', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CALLS),
        fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 200 }),
        (call, pauses) => {
          const clock = new TestClock(START);
          const limits = new Limits(clock.now);
          const { perAccount, withinMs } = LIMITS[call];
          let windowStart = Number.NEGATIVE_INFINITY;
          let inWindow = 0;
          for (const [at, pause] of pauses.entries()) {
            clock.goOn(pause);
            const now = clock.now().getTime();
            const passed = passes(limits, call, `10.0.${at}.1`, 'one');
            // By the window's own reckoning: it begins with the first call after the last one ended.
            if (now >= windowStart + withinMs) [windowStart, inWindow] = [now, 0];
            expect(passed).toBe(inWindow < perAccount);
            if (passed) inWindow += 1;
          }
        },
      ),
    );
  });
});

describe('the network of an address', () => {
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
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['', 'unknown', ':', ':::', '1:2', 'x'.repeat(300)])(
    'of what is none is something: %s',
    (address) => {
      expect(typeof networkOf(address)).toBe('string');
    },
  );

  const group = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 0xffff }));
  const groups = fc.array(group, { minLength: 8, maxLength: 8 });
  /** One of the ways to write an address. */
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

  it('is the same however the address is written', () => {
    fc.assert(
      fc.property(
        groups.chain((numbers) => fc.tuple(spelling(numbers), spelling(numbers))),
        ([one, other]) => {
          expect(networkOf(one)).toBe(networkOf(other));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is that of all 2^64 addresses in it, and of no other’s', () => {
    const isMapped = (numbers: readonly number[]) =>
      numbers.slice(0, 5).every((number) => number === 0) && numbers[5] === 0xffff;
    const plain = (numbers: readonly number[]) => numbers.map((number) => number.toString(16)).join(':');
    fc.assert(
      fc.property(groups, groups, (one, other) => {
        const neighbour = [...one.slice(0, 4), ...other.slice(4)];
        fc.pre(![one, other, neighbour].some(isMapped));
        expect(networkOf(plain(neighbour))).toBe(networkOf(plain(one)));
        const isSame = one.slice(0, 4).join() === other.slice(0, 4).join();
        expect(networkOf(plain(other)) === networkOf(plain(one))).toBe(isSame);
      }),
    );
  });

  it('of a network is that network', () => {
    fc.assert(
      fc.property(groups.chain(spelling), (address) => {
        const network = networkOf(address);
        expect(networkOf(network.replace(/\/64$/, ''))).toBe(network);
      }),
    );
  });
});
