/** Pages a second and processor time per page, as ratios between servers in one run. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';
import { median } from './figures.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 8;

/** Microseconds in a tick of Linux process times. */
const TICK = 10_000;

/** Microseconds of processor time of some processes; undefined on systems without /proc. */
export function processorTime(pids) {
  try {
    return pids.reduce((sum, pid) => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
      return sum + (Number(fields[11]) + Number(fields[12])) * TICK;
    }, 0);
  } catch {
    return Number.NaN;
  }
}

async function load({ url, headers = {}, pids = [], requests }, duration) {
  const before = processorTime(pids);
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration,
    ...(requests ? { requests } : {}),
  });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`);
  return {
    perSecond: result.requests.average,
    micros: (processorTime(pids) - before) / result.requests.total,
  };
}

/**
 * Measures both alternately, so that other load affects both equally. If the client is busier than a server,
 * pages a second measure the client: the server's processor time per page does not.
 * @returns medians: the ratio of pages a second, those of each, and microseconds of processor time per page
 */
export async function ratio(subject, reference, { rounds: count = ROUNDS, seconds = SECONDS } = {}) {
  await load(subject, 1);
  await load(reference, 1);
  const rounds = [];
  for (let round = 0; round < count; round += 1) {
    const a = await load(subject, seconds);
    const b = await load(reference, seconds);
    rounds.push({ a, b, ratio: a.perSecond / b.perSecond });
  }
  return {
    ratio: median(rounds.map((round) => round.ratio)),
    subject: median(rounds.map(({ a }) => a.perSecond)),
    reference: median(rounds.map(({ b }) => b.perSecond)),
    subjectMicros: median(rounds.map(({ a }) => a.micros)),
    referenceMicros: median(rounds.map(({ b }) => b.micros)),
  };
}
