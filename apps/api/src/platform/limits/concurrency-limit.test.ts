import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Busy, ConcurrencyLimit } from './concurrency-limit';

/** Work that continues until the test ends it. */
function work() {
  const running: (() => void)[] = [];
  const begun: number[] = [];
  const one = (name: number) => () =>
    new Promise<number>((resolve) => {
      begun.push(name);
      running.push(() => resolve(name));
    });
  return { begun, running, one };
}
/** Resolves once all pending promises have settled. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

it('runs a limited number of jobs while the others wait in order', async () => {
  const { begun, running, one } = work();
  const limit = new ConcurrencyLimit(2, 10);
  const all = [0, 1, 2, 3, 4].map((name) => limit.run(one(name)));
  await settled();
  expect(begun).toEqual([0, 1]);
  running[1]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  running[0]?.();
  running[2]?.();
  await settled();
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  for (const end of running) end();
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3, 4]);
});

it('refuses a job at once if too many wait, and accepts it later', async () => {
  const { begun, running, one } = work();
  const limit = new ConcurrencyLimit(1, 1);
  const first = limit.run(one(0));
  const second = limit.run(one(1));
  await expect(limit.run(one(2))).rejects.toThrow(Busy);
  running[0]?.();
  await first;
  await settled();
  running[1]?.();
  await second;
  const third = limit.run(one(3));
  await settled();
  expect(begun).toEqual([0, 1, 3]);
  running[2]?.();
  expect(await third).toBe(3);
});

it('a failed job frees its place like any other', async () => {
  const limit = new ConcurrencyLimit(1, 5);
  const failing = limit.run(async () => Promise.reject(new Error('failed')));
  const next = limit.run(async () => 'done');
  await expect(failing).rejects.toThrow('failed');
  expect(await next).toBe('done');
  const thrown = limit.run(() => {
    throw new Error('thrown');
  });
  await expect(thrown).rejects.toThrow('thrown');
  expect(await limit.run(async () => 'still open')).toBe('still open');
});

it('never runs more jobs than allowed, and forgets none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 0, max: 6 }),
      fc.array(fc.constantFrom('come', 'end', 'fail'), { maxLength: 60 }),
      async (atOnce, atMostWaiting, steps) => {
        const limit = new ConcurrencyLimit(atOnce, atMostWaiting);
        const running: { resolve: () => void; reject: (error: Error) => void }[] = [];
        let [most, came, ended, refused] = [0, 0, 0, 0];
        const all: Promise<void>[] = [];
        const one = () =>
          new Promise<void>((resolve, reject) => {
            running.push({ resolve, reject });
            most = Math.max(most, running.length);
          });
        for (const step of steps) {
          if (step === 'come') {
            came += 1;
            const done = limit.run(one).then(
              () => {
                ended += 1;
              },
              (error: unknown) => {
                if (error instanceof Busy) refused += 1;
                else ended += 1;
              },
            );
            all.push(done);
          } else if (step === 'end') running.shift()?.resolve();
          else running.shift()?.reject(new Error('failed'));
          await settled();
          expect(came - ended - refused).toBeLessThanOrEqual(atOnce + atMostWaiting);
        }
        while (running.length) {
          running.shift()?.resolve();
          await settled();
        }
        await Promise.all(all);
        expect(most).toBeLessThanOrEqual(atOnce);
        expect(ended + refused).toBe(came);
      },
    ),
  );
});
