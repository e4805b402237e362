/** Cost of attacks: the hostile suite, and how the time to parse hostile imports grows. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.mjs';

const root = path.join(import.meta.dirname, '..');
/** Repetitions in hostile input, and runs of which the fastest counts. */
const SIZE = 16_000;
const RUNS = 3;
/** Shorter times, in milliseconds, give no ratio. */
const FLOOR_MS = 30;
/**
 * Memory for one run: the parsing is measured, and not how often the garbage collector had to copy a growing
 * tree, which costs 1.5 to 3 times as much for twice the input, depending on its heap size.
 */
const GROWTH_MEMORY = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
/**
 * Client addresses for measuring the memory of cached pages: all of them for many requests, else as many as
 * the tests use.
 */
const addressesFor = (requests) => (requests < 100_000 ? 12_000 : 100_000);

/**
 * Runs the hostile suite.
 * @returns the figures that its tests wrote
 */
async function hostileFigures(folder, newsroom, requests) {
  const file = path.join(folder, 'hostile.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'hostile', '--no-file-parallelism'], {
    cwd: root,
    env: {
      ...process.env,
      HOSTILE_REQUESTS: String(requests),
      HOSTILE_ADDRESSES: String(addressesFor(requests)),
      PORTAL_NEWSROOM: newsroom,
      HOSTILE_REPORT: file,
    },
    stdio: 'inherit',
  });
  await once(child, 'exit');
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return Object.assign({}, ...lines.map((line) => JSON.parse(line)));
}

/** Worst growth of the time for hostile input of double length, in a separate process. */
async function worstGrowth() {
  const file = await bundle(path.join(import.meta.dirname, 'growth.ts'));
  const args = [...GROWTH_MEMORY, file, String(SIZE), String(RUNS), String(FLOOR_MS)];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`hostile input could not be measured: ${stderr}`);
  return JSON.parse(stdout);
}

/**
 * The hostile suite, and the growth of hostile imports.
 * @param {import('./benches.mjs').Context} context
 */
export async function measure({ note, folder, newsroom, requests }) {
  const figures = await hostileFigures(folder, newsroom, requests);
  /** A missing figure means that its test failed before the measurement: that is no good result. */
  const say = (id, what, value, unit, floor, aim) =>
    note({ id: `safety.${id}`, what, value: value ?? Number.NaN, unit, floor, aim });
  say('ended', `processes ended by ${figures.requests} hostile requests`, figures.ended, '', 0, 0);
  say('failures', 'hostile requests answered with a failure of ours', figures.failures, '', 0, 0);
  say('leaks', `locked sentences found in ${figures.answersScanned} answers`, figures.leaks, '', 0, 0);
  for (const megabytes of [32, 96])
    note({
      id: `safety.memory${megabytes}`,
      what: `memory of kept pages, ${addressesFor(requests)} addresses`,
      against: `a setting of ${megabytes} MB`,
      value: figures[`memory${megabytes}`] ?? Number.NaN,
      unit: '×',
      floor: 1.5,
      aim: 1.2,
    });
  say('correction', 'correction seen by each process, p95', figures.correctionP95, 'ms', 2_000, 300);
  say('hung', 'page while the back end hangs, after the first time-out', figures.hungMs, 'ms', 1_000, 100);
  const { name, ratio } = await worstGrowth();
  note({
    id: 'safety.growth',
    what: `import of hostile input (${name})`,
    against: 'half as much of it',
    value: ratio,
    unit: '×',
    floor: 2.3,
    aim: 2.1,
  });
}
