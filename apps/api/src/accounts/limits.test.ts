import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/accounts';
import { LIMITS, type LimitedCall, Limits, TooOften } from './limits';

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
