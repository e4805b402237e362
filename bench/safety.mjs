/** What attacks cost: the hostile suite at full size, and figures of the same built portal. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const root = path.join(import.meta.dirname, '..');
/** Milliseconds after which a run of the suite is ended. */
const MAX_RUN_MS = 60 * 60_000;
/** Repetitions of what hostile input repeats, and runs of which the best counts. */
const SIZE = 16_000;
const RUNS = 3;
/** Milliseconds that no ratio is made of. */
const FLOOR_MS = 30;
/**
 * Room for what one run makes: what is measured is the work of readers, not how often the collector of this machine had to
 * copy a growing tree meanwhile, which costs 1.5 to 3 times for twice the input by the size it happens to have.
 */
const GROWTH_MEMORY = ['--expose-gc', '--min-semi-space-size=256', '--max-semi-space-size=256'];
const COMPRESSIONS = 30;

/** Runs the hostile suite. @returns the figures that its tests wrote */
async function hostileFigures(folder, requests, addresses) {
  const file = path.join(folder, 'hostile.json');
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'hostile', '--no-file-parallelism'], {
    cwd: root,
    env: {
      ...process.env,
      HOSTILE_REQUESTS: String(requests),
      HOSTILE_ADDRESSES: String(addresses),
      HOSTILE_REPORT: file,
    },
    stdio: 'inherit',
  });
  const deadline = setTimeout(() => child.kill('SIGTERM'), MAX_RUN_MS);
  try {
    await once(child, 'exit');
  } finally {
    clearTimeout(deadline);
  }
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  return Object.assign({}, ...lines.map((line) => JSON.parse(line)));
}

/** The worst growth of the time that hostile input takes when it is twice as long, in a process of its own. */
async function worstGrowth() {
  const outDir = path.join(root, 'node_modules/.cache/portal-growth');
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    resolve: { conditions: ['@portal/source'] },
    build: {
      ssr: path.join(import.meta.dirname, 'growth.ts'),
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { output: { format: 'es', entryFileNames: 'growth.mjs' } },
    },
  });
  const args = [
    ...GROWTH_MEMORY,
    path.join(outDir, 'growth.mjs'),
    String(SIZE),
    String(RUNS),
    String(FLOOR_MS),
  ];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    timeout: MAX_RUN_MS,
  });
  if (status !== 0) throw new Error(`hostile input could not be measured: ${stderr}`);
  return JSON.parse(stdout);
}

/** Bytes and milliseconds of ways to compress a text. */
function compressions(text) {
  const ways = {
    'br 4': () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
    'br 5': () => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    'gzip 6': () => gzipSync(text, { level: 6 }),
  };
  for (const [way, compress] of Object.entries(ways)) {
    compress();
    const times = Array.from({ length: COMPRESSIONS }, () => {
      const began = performance.now();
      compress();
      return performance.now() - began;
    }).sort((a, b) => a - b);
    const milliseconds = times[Math.floor(COMPRESSIONS / 2)].toFixed(2);
    console.info(`  ${way}: ${compress().length} bytes in ${milliseconds} ms`);
  }
}

/** Bytes of a page as they come: fetch would take the encoding away. */
function bytesOf(port, host, address, encoding) {
  const headers = { host: `${host}:${port}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: address, headers }, async (answer) => {
      const chunks = [];
      for await (const chunk of answer) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    })
      .on('error', reject)
      .end();
  });
}

/** Bytes of a page of search results as readers get it. */
export async function measureResults(note, port) {
  const ask = (encoding) => bytesOf(port, 'far.localhost', '/buscar?text=moll', encoding);
  const bytes = (await ask('br')).length;
  const text = await ask('identity');
  console.info(`  A page of results is ${text.length} bytes.`);
  compressions(text);
  note('page of search results (br)', `${(bytes / 1000).toFixed(1)} kB`, '12 kB', '9 kB', bytes <= 12_000);
}

/** The hostile suite's figures against what has to hold. */
export async function measureSafety(note, folder, requests) {
  const figures = await hostileFigures(folder, requests, 100_000);
  /** A figure that is missing was not measured, because its test failed before: that is no good result. */
  const say = (what, value, unit, floor, aim) =>
    note(
      what,
      value === undefined ? 'not measured' : `${value}${unit}`,
      `${floor}${unit}`,
      `${aim}${unit}`,
      value <= floor,
    );
  say(`processes ended by ${figures.requests} hostile requests`, figures.ended, '', 0, 0);
  say('hostile requests answered with a failure of ours', figures.failures, '', 0, 0);
  say(`locked sentences found in ${figures.answersScanned} answers`, figures.leaks, '', 0, 0);
  for (const megabytes of [32, 96])
    say(
      `memory of kept pages against a setting of ${megabytes} MB, 100,000 addresses`,
      figures[`memory${megabytes}`],
      '×',
      1.5,
      1.2,
    );
  say('correction seen by each process, p95', figures.correctionP95, ' ms', 2_000, 300);
  say('page while the back end hangs, after the first time-out', figures.hungMs, ' ms', 1_000, 100);
  const { name, ratio } = await worstGrowth();
  note(
    `import time of hostile input twice as long (${name})`,
    `${ratio.toFixed(2)}×`,
    '2.3×',
    '2.1×',
    ratio <= 2.3,
  );
}
