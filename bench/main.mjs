/**
 * `npm run bench`: size and speed of the portal, as ratios measured in one run. `npm run bench -- quick` runs
 * a part of it, `npm run bench -- <name>` one bench. `--items 1000000` generates a newsroom of that size to
 * search (can be repeated), `--requests 200000` sends that many hostile requests, `--keep` writes the figures
 * to bench/baseline.json, which later runs are compared with.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, release, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { BENCHES, wantedBenches } from './benches.mjs';
import { merged, parseResults, tellWorse } from './comparison.mjs';
import { sentence, table, verdictOf } from './figures.mjs';
import { newsroomFolder } from './newsroom-folder.mjs';
import { runBounded } from './processes.mjs';

const LAST = path.join(import.meta.dirname, 'results/last.json');
const BASELINE = path.join(import.meta.dirname, 'baseline.json');
const SEEDING_SECONDS = 600;
/**
 * Additional seconds for larger runs: a newsroom of a million takes minutes to generate, and so do 200,000
 * requests.
 */
const MORE_SECONDS = {
  search: ({ items }) => items.reduce((sum, count) => sum + count / 500, 0),
  safety: ({ requests }) => requests / 80,
};

function fail(message) {
  console.error(message);
  process.exit(2);
}

function readWords() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        items: { type: 'string', multiple: true, default: ['100000'] },
        requests: { type: 'string', default: '6000' },
        keep: { type: 'boolean', default: false },
      },
    });
    const number = (option) => (text) => {
      if (!/^[1-9]\d*$/.test(text)) throw new Error(`--${option} must be a whole number, and is “${text}”.`);
      return Number(text);
    };
    return {
      benches: wantedBenches(positionals),
      isQuick: positionals.includes('quick'),
      keep: values.keep,
      items: values.items.map(number('items')),
      requests: number('requests')(values.requests),
    };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function commit() {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
    }).trim();
  } catch {
    return 'unknown';
  }
}

const read = (file) => (existsSync(file) ? parseResults(readFileSync(file, 'utf8'), file) : undefined);
const write = (file, results) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
};

const { benches, isQuick, keep, items, requests } = readWords();
const before = { last: read(LAST), baseline: read(BASELINE) };
const began = performance.now();
const seconds = (since) => Math.round((performance.now() - since) / 1000);

// A short path, because PostgreSQL puts Unix sockets in it, whose paths have a length limit.
const folder = mkdtempSync(path.join(tmpdir(), 'pb-'));
// Lets PostgreSQL's system user traverse the directory.
chmodSync(folder, 0o711);
const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    console.info('Ending what was started');
    interruption.abort();
  });

const figures = [];
const problems = [];
async function run({ name, title, file, seconds: bound }) {
  const own = path.join(folder, name);
  mkdirSync(own);
  chmodSync(own, 0o711);
  const since = performance.now();
  console.info(`\n▸ ${title}`);
  const context = { folder: own, newsroom: await newsroomFolder(), isQuick, items, requests };
  const problem = await runBounded(
    [path.join(import.meta.dirname, 'one.mjs'), file, JSON.stringify(context)],
    {
      seconds: Math.ceil(bound + (MORE_SECONDS[name]?.(context) ?? 0)),
      env: { TMPDIR: own, NODE_ENV: 'production' },
      signal: interruption.signal,
      onMessage: (sent) => {
        // JSON has no NaN: a figure that could not be measured arrives as null.
        const figure = { ...sent, value: sent.value ?? Number.NaN };
        figures.push(figure);
        console.info(sentence(figure));
      },
    },
  );
  if (problem) problems.push(`${name} ${problem}`);
  console.info(`  ${problem ? `✗ ${name} ${problem}, after ` : ''}${seconds(since)} s`);
  rmSync(own, { recursive: true, force: true });
}

try {
  if (benches.some(({ newsroom }) => newsroom) && !existsSync(await newsroomFolder()))
    await run({
      name: 'seed',
      title: 'the demo newsroom',
      file: 'newsroom-folder.mjs',
      seconds: SEEDING_SECONDS,
    });
  for (const bench of benches) if (!interruption.signal.aborted) await run(bench);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

const [processor] = cpus();
const results = {
  at: new Date().toISOString(),
  commit: commit(),
  machine: {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    system: `${platform()} ${arch()} ${release()}`,
    node: process.version,
  },
  figures,
};
console.info(`\n${table(figures)}\n`);
for (const [what, old] of [
  ['the last run', before.last],
  ['bench/baseline.json', before.baseline],
])
  if (old) console.info(`${tellWorse(figures, old, what).join('\n')}\n`);
// Another run may have written in the meantime.
write(LAST, merged(read(LAST), results));
if (keep) write(BASELINE, merged(read(BASELINE), results));

const missed = figures.filter((figure) => verdictOf(figure) === 'missed').length;
for (const problem of problems) console.info(`✗ ${problem}`);
console.info(
  `${figures.length} figures of ${benches.length} of ${BENCHES.length} benches, ${missed} missed, ${problems.length} benches failed, ${seconds(began)} s. Written to ${path.relative(process.cwd(), LAST)}.`,
);
process.exit(missed || problems.length ? 1 : 0);
