import { expect } from 'vitest';

/** A text four times as long takes four times as long if time is linear, sixteen times if quadratic. */
const TIMES = 4;
const MAX_RATIO = 8;
/**
 * Shorter times are not compared, since garbage collection takes as long; quadratic time is several times
 * longer.
 */
const FLOOR_MS = 100;
const TRIES = 10;

/**
 * CPU time in milliseconds of this process for a text, so that other load on the machine does not
 * count.
 */
function timeOf(work: (source: string) => void, source: string): number {
  const began = process.cpuUsage();
  work(source);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}

const middleOf = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/**
 * Times of both lengths: the median of several runs for the short text, the minimum for the long one. Garbage
 * collection or a cold start slows only some runs; quadratic work slows all. A run below the floor is not
 * repeated.
 */
function growthOf(
  work: (source: string) => void,
  make: (n: number) => string,
  size: number,
): { short: number; long: number } {
  const [quarter, whole] = [make(size / TIMES), make(size)];
  const shorts: number[] = [];
  let long = Number.POSITIVE_INFINITY;
  let short = 0;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    long = Math.min(long, timeOf(work, whole));
    if (long <= FLOOR_MS) break;
    shorts.push(timeOf(work, quarter));
    short = middleOf(shorts);
    if (long <= short * MAX_RATIO) break;
  }
  return { short, long };
}

/**
 * Fails if work on a text takes more than linear time. A test that calls it belongs to the full run.
 * @param make a text by the number of its repetitions
 * @param size repetitions of the longer text: quadratic work should take a good part of a second for so many
 */
export function expectLinear(
  work: (source: string) => void,
  make: (n: number) => string,
  size: number,
): void {
  const { short, long } = growthOf(work, make, size);
  expect(long, `${short.toFixed(0)} ms, ${TIMES} times as long ${long.toFixed(0)} ms`).toBeLessThanOrEqual(
    Math.max(FLOOR_MS, short * MAX_RATIO),
  );
}
