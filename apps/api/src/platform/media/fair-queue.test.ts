import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { Busy } from '../limits/concurrency-limit';
import { type Asker, FairQueue } from './fair-queue';

/** Resolves once all pending promises have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
const bounds = { atOnce: 2, waiting: 6, waitingOfNetwork: 3 };
const ONE = '203.0.113.1';
const OTHER = '203.0.113.2';

let begun: string[];
let ends: Map<string, () => void>;
let queue: FairQueue<string>;
beforeEach(() => {
  begun = [];
  ends = new Map();
  queue = new FairQueue<string>(bounds);
});

/** Requests a job that runs until the test ends it. */
function ask(
  key: string,
  address: string,
  { cost = 1, signal }: { cost?: number; signal?: AbortSignal } = {},
) {
  const asker: Asker = { ip: address, signal };
  const answer = queue.ask(key, asker, cost, () => {
    begun.push(key);
    return new Promise((resolve) => ends.set(key, () => resolve(`made ${key}`)));
  });
  answer.catch(() => undefined);
  return answer;
}
async function end(key: string): Promise<void> {
  ends.get(key)?.();
  await settled();
}

describe('one network', () => {
  it('uses all workers but one', async () => {
    for (const key of ['a', 'b', 'c']) void ask(key, ONE);
    void ask('d', OTHER);
    expect(begun).toEqual(['a', 'd']);
    await end('d');
    expect(begun).toEqual(['a', 'd']);
    await end('a');
    expect(begun).toEqual(['a', 'd', 'b']);
  });

  it('is refused if its share is waiting, while others are not', async () => {
    for (const key of ['a', 'b', 'c', 'd']) void ask(key, ONE);
    await expect(ask('e', ONE)).rejects.toThrow(Busy);
    const other = ask('f', OTHER);
    await end('f');
    expect(await other).toBe('made f');
  });

  it('shares the limit of its /48 when it moves from one to the next', async () => {
    queue = new FairQueue<string>({ atOnce: 2, waiting: 200, waitingOfNetwork: 3 });
    let refused = 0;
    for (let at = 0; at < 64; at += 1)
      ask(`k${at}`, `2001:db8:7:${(at << 8).toString(16)}::1`).catch(() => {
        refused += 1;
      });
    await settled();
    expect(begun).toHaveLength(1);
    expect(64 - refused).toBe(1 + 3 + 20);
  });

  it('may request a job again that it already waits for', async () => {
    for (const key of ['a', 'b', 'c', 'd']) void ask(key, ONE);
    const again = ask('d', ONE);
    for (const key of ['a', 'b', 'c', 'd']) await end(key);
    expect(await again).toBe('made d');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  it('gets its cheapest job first', async () => {
    void ask('large', ONE, { cost: 1600 });
    void ask('medium', ONE, { cost: 850 });
    void ask('small', ONE, { cost: 210 });
    await end('large');
    expect(begun).toEqual(['large', 'small']);
  });

  it('delays only itself: networks take turns', async () => {
    queue = new FairQueue<string>({ atOnce: 1, waiting: 20, waitingOfNetwork: 10 });
    for (const key of ['a1', 'a2', 'a3', 'a4']) void ask(key, ONE);
    for (const key of ['b1', 'b2']) void ask(key, OTHER);
    for (const key of ['a1', 'a2', 'b1', 'a3', 'b2', 'a4']) await end(key);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });
});

it('a full queue refuses everyone, this machine too', async () => {
  for (let at = 0; at < 8; at += 1) void ask(`k${at}`, '127.0.0.1');
  await expect(ask('more', '127.0.0.1')).rejects.toThrow(Busy);
  await expect(ask('more', OTHER)).rejects.toThrow(Busy);
});

it('a full queue drops the most expensive job of the network with most waiting, in favour of one with fewer', async () => {
  queue = new FairQueue<string>({ atOnce: 2, waiting: 3, waitingOfNetwork: 3 });
  void ask('running', ONE);
  void ask('running too', OTHER);
  const [cheap, dear, middling] = [1, 9, 5].map((cost) => ask(`of ${cost}`, ONE, { cost }));
  const comer = ask('comer', OTHER);
  await expect(dear).rejects.toThrow(Busy);
  // Neither has two more than the other by now.
  await expect(ask('one more', OTHER)).rejects.toThrow(Busy);
  for (const key of ['running', 'running too', 'of 1', 'comer', 'of 5']) await end(key);
  expect(await Promise.all([cheap, middling, comer])).toEqual(['made of 1', 'made of 5', 'made comer']);
});

describe('a job', () => {
  it('runs once for all its callers', async () => {
    const answers = [ask('a', ONE), ask('a', OTHER), ask('a', ONE)];
    await end('a');
    expect(await Promise.all(answers)).toEqual(['made a', 'made a', 'made a']);
    expect(begun).toEqual(['a']);
    expect(queue.has('a')).toBe(false);
  });

  it('is dropped once all its callers have left, and not before', async () => {
    const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()];
    void ask('running', ONE);
    const answers = [
      ask('shared', ONE, { signal: first.signal }),
      ask('shared', ONE, { signal: second.signal }),
      ask('lonely', ONE, { signal: third.signal }),
    ];
    first.abort(new Error('left'));
    third.abort(new Error('left'));
    await settled();
    expect([queue.has('shared'), queue.has('lonely')]).toEqual([true, false]);
    await end('running');
    await end('shared');
    expect(await Promise.allSettled(answers)).toMatchObject([
      { status: 'rejected', reason: { message: 'left' } },
      { status: 'fulfilled', value: 'made shared' },
      { status: 'rejected', reason: { message: 'left' } },
    ]);
    expect(begun).toEqual(['running', 'shared']);
  });

  it('a job that has begun finishes for a caller that comes after all others have left', async () => {
    const leaving = new AbortController();
    const answer = ask('a', ONE, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    const late = ask('a', OTHER);
    await end('a');
    expect(await late).toBe('made a');
    expect(begun).toEqual(['a']);
  });

  it('is not begun for a caller that has already left', async () => {
    await expect(ask('a', ONE, { signal: AbortSignal.abort(new Error('left')) })).rejects.toThrow('left');
    expect(begun).toEqual([]);
  });

  it('frees its place if it fails', async () => {
    const failing = queue.ask('a', { ip: ONE }, 1, () => Promise.reject(new Error('failed')));
    await expect(failing).rejects.toThrow('failed');
    const next = ask('b', ONE);
    await end('b');
    expect(await next).toBe('made b');
  });

  it('frees its place if it is dropped', async () => {
    for (const key of ['a', 'b', 'c', 'd']) {
      const leaving = new AbortController();
      void ask(key, ONE, { signal: leaving.signal });
      if (key !== 'a') leaving.abort(new Error('left'));
    }
    await settled();
    const next = ask('e', ONE);
    await end('a');
    await end('e');
    expect(await next).toBe('made e');
  });
});

it('never runs more jobs than allowed, and ends up empty, whatever the callers do', async () => {
  const step = fc.record({
    what: fc.constantFrom('come', 'leave', 'end'),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    address: fc.constantFrom(ONE, OTHER, '2001:db8:7:100::1', '2001:db8:7:200::1', '127.0.0.1'),
    cost: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const tried = new FairQueue<string>(bounds);
      const running = new Map<string, () => void>();
      const askers: AbortController[] = [];
      let isTwice = false;
      for (const { what, key, address, cost } of steps) {
        if (what === 'end') running.get(key)?.();
        else if (what === 'leave') askers.shift()?.abort(new Error('left'));
        else {
          const asker = new AbortController();
          askers.push(asker);
          tried
            .ask(key, { ip: address, signal: asker.signal }, cost, () => {
              isTwice ||= running.has(key);
              return new Promise((resolve) =>
                running.set(key, () => {
                  running.delete(key);
                  resolve(key);
                }),
              );
            })
            .catch(() => undefined);
        }
        await settled();
        expect(running.size).toBeLessThanOrEqual(bounds.atOnce);
        expect(isTwice).toBe(false);
      }
      while (running.size) {
        for (const stop of [...running.values()]) stop();
        await settled();
      }
      expect(['a', 'b', 'c', 'd', 'e'].filter((key) => tried.has(key))).toEqual([]);
    }),
  );
});

it('a flooded queue makes room for networks with fewer jobs, by dropping the most expensive job of the one with most', async () => {
  const most = { atOnce: 2, waiting: 6, waitingOfNetwork: 4 };
  const comer = fc.record({ network: fc.integer({ min: 1, max: 4 }), cost: fc.integer({ min: 1, max: 9 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(comer, { minLength: 7, maxLength: 20 }), async (comers) => {
      const tried = new FairQueue<void>(most);
      const waiting = new Set<{ network: number; cost: number }>();
      const countOf = (network: number) => [...waiting].filter((job) => job.network === network).length;
      let givenUp: typeof comers = [];
      for (const job of comers) {
        const before = new Map([1, 2, 3, 4].map((network) => [network, countOf(network)]));
        const jobsBefore = [...waiting];
        const own = before.get(job.network) ?? 0;
        givenUp = [];
        waiting.add(job);
        tried
          .ask(String(comers.indexOf(job)), { ip: `203.0.113.${job.network}` }, job.cost, () => {
            waiting.delete(job);
            return new Promise(() => undefined);
          })
          .catch((error: unknown) => {
            expect(error).toBeInstanceOf(Busy);
            waiting.delete(job);
            givenUp.push(job);
          });
        await settled();
        expect(waiting.size).toBeLessThanOrEqual(most.waiting);
        const fullest = Math.max(...before.values());
        const [gone, ...others] = givenUp;
        expect(others).toEqual([]);
        if (gone === job) expect(own === most.waitingOfNetwork || fullest < own + 2).toBe(true);
        else if (gone) {
          expect(before.get(gone.network)).toBe(fullest);
          expect(fullest).toBeGreaterThanOrEqual(own + 2);
          const dearest = jobsBefore
            .filter(({ network }) => before.get(network) === fullest)
            .map(({ cost }) => cost);
          expect(gone.cost).toBe(Math.max(...dearest));
        }
      }
    }),
  );
});
