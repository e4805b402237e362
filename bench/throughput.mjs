/** Pages a second, as ratios between servers in one run. */
import autocannon from 'autocannon';

const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 8;

async function pagesPerSecond({ url, headers = {} }) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.errors || result.non2xx)
    throw new Error(`${url}: ${result.errors} errors, ${result.non2xx} answers that were not 2xx`);
  return result.requests.average;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Measures both in turns, so that what else the machine does weighs on both alike. @returns median of the ratios */
export async function ratio(subject, reference) {
  await autocannon({ ...subject, connections: CONNECTIONS, duration: 2 });
  await autocannon({ ...reference, connections: CONNECTIONS, duration: 2 });
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await pagesPerSecond(subject);
    const b = await pagesPerSecond(reference);
    rounds.push({ a, b, ratio: a / b });
  }
  return {
    ratio: median(rounds.map((round) => round.ratio)),
    subject: median(rounds.map(({ a }) => a)),
    reference: median(rounds.map(({ b }) => b)),
  };
}
