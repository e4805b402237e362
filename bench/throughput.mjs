/** Pages a second and processor time a page, as ratios between servers in one run. */
import { readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 8;

/** Microseconds in a tick of Linux's process times. */
const TICK = 10_000;

/** Microseconds of processor that a process has taken; not known where the system has no /proc. */
function processorTime(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  } catch {
    return Number.NaN;
  }
}

async function load({ url, headers = {}, pid }) {
  const before = processorTime(pid);
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`);
  return {
    perSecond: result.requests.average,
    micros: (processorTime(pid) - before) / result.requests.total,
  };
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/**
 * Measures both in turns, so that what else the machine does weighs on both alike. Where the client is busier than a
 * server, pages a second say how fast the client is: the processor that a page takes of the server's process does not.
 * @returns medians: the ratio of pages a second, those of each, and microseconds of processor a page
 */
export async function ratio(subject, reference) {
  await autocannon({ ...subject, connections: CONNECTIONS, duration: 2 });
  await autocannon({ ...reference, connections: CONNECTIONS, duration: 2 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await load(subject);
    const b = await load(reference);
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
