import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestClock } from '../../testing/accounts';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { openDatabase } from '../database/client';
import { type EmailRequester, forgetLimits, Limits, TooOften } from './limits';
import { LIMITS, type LimitedCall } from './rates';
import { limitCounters } from './tables';

const START = new Date('2026-03-18T12:00:00Z');
const CALLS = Object.keys(LIMITS).filter((name): name is LimitedCall => name in LIMITS);

/** Whether a call is allowed. */
async function passes(
  limits: Limits,
  call: LimitedCall,
  address: string,
  account?: string,
): Promise<boolean> {
  try {
    await limits.count(call, address, account);
    return true;
  } catch (error) {
    if (error instanceof TooOften) return false;
    throw error;
  }
}

function onlyTooOften(error: unknown): void {
  if (!(error instanceof TooOften)) throw error;
}

describe.each(ENGINES)('limits, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  beforeEach(async () => {
    await database.db.delete(limitCounters);
  });
  afterAll(() => database?.remove());
  const rates = { ...LIMITS, login: { ...LIMITS.login, perAddress: 6, perAccount: 3, withinMs: 60_000 } };
  /** Another process on the same database, if the engine accepts more than one. */
  const another = async () =>
    engine === 'embedded'
      ? { db: database.db, close: async () => undefined }
      : openDatabase(database.location);
  const limitsAt = (clock: TestClock, db = database.db) => new Limits(db, clock.now, true, rates);

  it('allows an account its rate, and again once the window is over', async () => {
    const clock = new TestClock(START);
    const limits = limitsAt(clock);
    for (let time = 1; time <= 3; time += 1)
      expect(await passes(limits, 'login', `203.0.113.${time}`, 'one')).toBe(true);
    expect(await passes(limits, 'login', '203.0.113.9', 'one')).toBe(false);
    clock.goOn(59_999);
    expect(await passes(limits, 'login', '203.0.113.9', 'one')).toBe(false);
    clock.goOn(1);
    expect(await passes(limits, 'login', '203.0.113.9', 'one')).toBe(true);
  });

  it('allows a network its rate, whichever accounts it names', async () => {
    const limits = limitsAt(new TestClock(START));
    for (let time = 0; time < 6; time += 1)
      expect(await passes(limits, 'login', '203.0.113.1', `account ${time}`)).toBe(true);
    expect(await passes(limits, 'login', '203.0.113.1', 'another')).toBe(false);
    expect(await passes(limits, 'login', '203.0.113.2', 'another')).toBe(true);
  });

  it("does not count a refused call, so that a blocked network cannot use up another reader's account", async () => {
    const limits = limitsAt(new TestClock(START));
    for (let time = 0; time < 6; time += 1) await passes(limits, 'login', '203.0.113.1', `account ${time}`);
    for (let time = 0; time < 10; time += 1)
      expect(await passes(limits, 'login', '203.0.113.1', 'victim')).toBe(false);
    expect(await passes(limits, 'login', '203.0.113.2', 'victim')).toBe(true);
  });

  it('counts for all processes that share the database, concurrent calls too', async () => {
    const other = await another();
    const clock = new TestClock(START);
    const processes = [limitsAt(clock), limitsAt(clock, other.db)];
    const passed = await Promise.all(
      Array.from({ length: 12 }, (_, at) => {
        const limits = processes[at % 2];
        return limits && passes(limits, 'login', `203.0.113.${at}`, 'one');
      }),
    );
    expect(passed.filter(Boolean)).toHaveLength(3);
    await other.close();
  });

  it('gives the time to wait in whole seconds, never zero', async () => {
    const clock = new TestClock(START);
    const limits = new Limits(database.db, clock.now);
    const retry = async () => {
      try {
        await limits.count('recover', '203.0.113.1', 'a');
        return null;
      } catch (error) {
        return error instanceof TooOften ? error.retryAfter : null;
      }
    };
    for (let time = 0; time < 3; time += 1) expect(await retry()).toBeNull();
    expect(await retry()).toBe(3_600);
    clock.goOn(3_599_001);
    expect(await retry()).toBe(1);
    clock.goOn(998);
    expect(await retry()).toBe(1);
    clock.goOn(1);
    expect(await retry()).toBeNull();
  });

  it('keeps calls separate, and an account separate from an equal address', async () => {
    const limits = new Limits(database.db, new TestClock(START).now);
    for (let time = 0; time < 3; time += 1)
      await limits.count('recover', `203.0.113.${time}`, '198.51.100.1');
    expect(await passes(limits, 'recover', '203.0.113.9', '198.51.100.1')).toBe(false);
    expect(await passes(limits, 'resend', '203.0.113.9', '198.51.100.1')).toBe(true);
    expect(await passes(limits, 'recover', '198.51.100.1', 'another')).toBe(true);
  });

  it('returns the calls left, and 0 to only one of concurrent callers', async () => {
    const limits = limitsAt(new TestClock(START));
    expect(await limits.count('login', '203.0.113.1', 'one')).toBe(2);
    expect(await limits.countAccount('login', 'one')).toBe(1);
    expect(await limits.count('login', '203.0.113.1')).toBe(Number.POSITIVE_INFINITY);
    const left = await Promise.all([1, 2, 3].map(() => limits.countAccount('login', 'other')));
    expect(left.sort()).toEqual([0, 1, 2]);
    const off = new Limits(database.db, new TestClock(START).now, false);
    expect(await off.countAccount('login', 'one')).toBe(Number.POSITIVE_INFINITY);
  });

  it('forgives one call, and clears an account', async () => {
    const limits = limitsAt(new TestClock(START));
    for (let time = 0; time < 3; time += 1) await limits.countAccount('login', 'one');
    await limits.forgive('login', 'one');
    await limits.countAccount('login', 'one');
    await expect(limits.countAccount('login', 'one')).rejects.toThrow(TooOften);
    await limits.clear('login', 'one');
    for (let time = 0; time < 3; time += 1) await limits.countAccount('login', 'one');
  });

  it('counts emails by mailbox, without those of a failed transaction', async () => {
    const limits = new Limits(database.db, new TestClock(START).now);
    const letterTo = (to: string) => database.db.transaction((tx) => limits.countEmail(tx, to, 'stranger'));
    await expect(
      database.db.transaction(async (tx) => {
        await limits.countEmail(tx, 'nuria@example.org', 'stranger');
        throw new Error('not sent');
      }),
    ).rejects.toThrow('not sent');
    for (const to of ['Nuria+1@example.org', 'nuria+premi@EXAMPLE.org']) await letterTo(to);
    await expect(letterTo('nuria+x@example.org')).rejects.toThrow(TooOften);
    await letterTo('nuri.a@example.org');
    for (const to of ['an.na@gmail.com', 'anna@googlemail.com']) await letterTo(to);
    await expect(letterTo('a.nna+x@gmail.com')).rejects.toThrow(TooOften);
  });

  it('leaves the owner of a mailbox an email, however many strangers have requested some', async () => {
    const limits = new Limits(database.db, new TestClock(START).now);
    const letter = (asker: EmailRequester) =>
      database.db.transaction((tx) => limits.countEmail(tx, 'nuria@example.org', asker));
    for (let time = 0; time < 2; time += 1) await letter('stranger');
    await expect(letter('stranger')).rejects.toThrow(TooOften);
    await letter('account');
    await expect(letter('account')).rejects.toThrow(TooOften);
  });

  it('reports whether a limit is reached, for calls that are never refused', async () => {
    const limits = limitsAt(new TestClock(START));
    const reached = [];
    for (let time = 0; time < 5; time += 1) reached.push(await limits.reaches('login', 'one'));
    expect(reached).toEqual([false, false, true, true, true]);
    const off = new Limits(database.db, new TestClock(START).now, false);
    expect(await off.reaches('login', 'one')).toBe(false);
  });

  it('counts in a transaction only if that commits', async () => {
    const limits = limitsAt(new TestClock(START));
    const fits = (error?: Error) =>
      database.db.transaction(async (tx) => {
        const isRoom = await limits.fitsAccount(tx, 'login', 'one');
        if (error) throw error;
        return isRoom;
      });
    for (let time = 0; time < 3; time += 1) await expect(fits(new Error('failed'))).rejects.toThrow('failed');
    const done = [];
    for (let time = 0; time < 4; time += 1) done.push(await fits());
    expect(done).toEqual([true, true, true, false]);
  });

  it('does not count a call that another limit refuses, but counts every other failure', async () => {
    const limits = limitsAt(new TestClock(START));
    const refused = (error: Error) =>
      limits.counting('login', '203.0.113.1', 'one', () => Promise.reject(error));
    for (let time = 0; time < 5; time += 1) await expect(refused(new TooOften(60))).rejects.toThrow(TooOften);
    await expect(refused(new Error('wrong'))).rejects.toThrow('wrong');
    const passed = [];
    for (let time = 0; time < 3; time += 1) passed.push(await passes(limits, 'login', '203.0.113.1', 'one'));
    expect(passed).toEqual([true, true, false]);
  });

  it('does not count calls that are refused concurrently, under any of their keys', async () => {
    const other = await another();
    const clock = new TestClock(START);
    const processes = [limitsAt(clock), limitsAt(clock, other.db)];
    await Promise.all(
      Array.from({ length: 24 }, (_, at) => {
        const limits = processes[at % 2];
        // Their network may make six calls, the account three.
        return limits && passes(limits, 'login', '203.0.113.1', 'one');
      }),
    );
    const counts = (await database.db.select().from(limitCounters)).map(({ count }) => count);
    expect(counts).toEqual([3, 3]);
    await other.close();
  });

  it('is neither stopped by counters being deleted meanwhile, nor stops that', async () => {
    const other = await another();
    const clock = new TestClock(START);
    const rounds = Array.from({ length: 20 }, (_, at) => at);
    const work = rounds.flatMap((at) => [
      limitsAt(clock)
        .count('login', `203.0.113.${at}`, `account ${at % 5}`)
        .catch(onlyTooOften),
      limitsAt(clock, other.db)
        .count('login', `203.0.113.${at}`, `account ${at % 5}`)
        .catch(onlyTooOften),
      forgetLimits({ db: other.db, now: () => new Date(START.getTime() + 10 * 60_000) }),
    ]);
    await expect(Promise.all(work)).resolves.toHaveLength(60);
    await other.close();
  });

  it('allows everything if limits are off', async () => {
    const limits = new Limits(database.db, new TestClock(START).now, false);
    for (let time = 0; time < 20; time += 1) await limits.count('recover', '203.0.113.1', 'a');
    expect(await database.db.$count(limitCounters)).toBe(0);
  });

  it('deletes counters whose window is over, and stores no names in the others', async () => {
    const clock = new TestClock(START);
    const limits = limitsAt(clock);
    await limits.count('login', '203.0.113.1', 'nuria@example.org');
    await limits.count('recover', '203.0.113.1', 'nuria@example.org');
    expect(JSON.stringify(await database.db.select().from(limitCounters))).not.toMatch(/nuria|203\.0/);
    clock.goOn(60_001);
    await forgetLimits({ db: database.db, now: clock.now });
    expect(await database.db.$count(limitCounters)).toBe(2);
  });

  it('never allows more than the rate from the first call of a window on, nor refuses an idle caller', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...CALLS),
        fc.array(fc.integer({ min: 0, max: 20 * 60_000 }), { maxLength: 40 }),
        async (call, pauses) => {
          await database.db.delete(limitCounters);
          const clock = new TestClock(START);
          const { perAccount, withinMs } = rates[call];
          const limits = limitsAt(clock);
          let windowStart = Number.NEGATIVE_INFINITY;
          let inWindow = 0;
          for (const [at, pause] of pauses.entries()) {
            clock.goOn(pause);
            const now = clock.now().getTime();
            const passed = await passes(limits, call, `10.0.${at}.1`, 'one');
            if (now >= windowStart + withinMs) [windowStart, inWindow] = [now, 0];
            expect(passed).toBe(inWindow < perAccount);
            if (passed) inWindow += 1;
          }
        },
      ),
      // Each run makes some forty queries.
      { numRuns: 40 },
    );
  });
});
