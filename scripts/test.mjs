/**
 * `npm test`: everything that must hold, cheapest first. Each check and each test counts; the last line says how many.
 * `npm test -- unit stories` runs only those steps; `npm test -- pictures --update` draws the references of the stories anew.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { forgetPictures, writeDifferences } from './pictures.mjs';
import { bin, prepare, root, run, say } from './prepare.mjs';

prepare();
const { chromiumPath } = await import('./browser.mjs');
const { startPostgres } = await import('./postgres.mjs');
process.env.CHROMIUM_PATH = await chromiumPath();

const reports = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
const one = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A run of Vitest, counted by its report. A run that dies without one has failed. */
function vitest(project, ...options) {
  const file = path.join(reports, `${project}.json`);
  const status = run(bin('vitest'), [
    'run',
    '--project',
    project,
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/** Unit tests; those of the back end on both engines where PostgreSQL is installed. */
async function unit() {
  const postgres = await startPostgres();
  say(
    postgres
      ? '  on the embedded database and on PostgreSQL'
      : '  on the embedded database; PostgreSQL is not installed',
  );
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  try {
    return vitest('unit');
  } finally {
    postgres?.stop();
  }
}

/** Pictures of the stories against their references; what differs is laid side by side on a page. */
function pictures() {
  const update = process.argv.includes('--update');
  forgetPictures({ references: update });
  if (update) process.env.DRAW_PICTURES = '1';
  const result = vitest('pictures');
  const page = result.failed && writeDifferences();
  if (page) say(`  Before, now and the difference: ${page}`);
  return result;
}

function playwright() {
  const { stdout, stderr, status } = spawnSync(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=json'],
    {
      cwd: root,
      env: process.env,
      encoding: 'utf8',
      maxBuffer: 256 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const start = stdout.indexOf('{');
  if (start === -1) {
    console.error(stdout, stderr);
    return one(1);
  }
  const report = JSON.parse(stdout.slice(start));
  const failures = [];
  const visit = (suite, titles) => {
    for (const spec of suite.specs ?? [])
      if (!spec.ok) failures.push({ title: [...titles, spec.title].join(' › '), spec });
    for (const inner of suite.suites ?? []) visit(inner, [...titles, inner.title]);
  };
  for (const suite of report.suites) visit(suite, [suite.title]);
  for (const error of report.errors ?? []) console.error(error.message);
  for (const { title, spec } of failures) {
    say(`\n✗ ${title}`);
    for (const test of spec.tests)
      for (const result of test.results)
        for (const error of result.errors ?? []) console.error(error.message);
  }
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + (status !== 0 && unexpected + flaky === 0 ? 1 : 0),
  };
}

const STEPS = [
  ['format and lint', 'lint', () => one(run(bin('biome'), ['check', '.', '--error-on-warnings']))],
  [
    'floors',
    'floors',
    () =>
      one(
        run(bin('depcruise'), [
          '--config',
          '.dependency-cruiser.mjs',
          'tokens',
          'packages',
          'apps',
          'e2e',
          'bench',
        ]),
      ),
  ],
  [
    'build',
    'build',
    () => one(run(bin('turbo'), ['run', 'build', '--output-logs=errors-only', '--log-prefix=none'])),
  ],
  ['unused code', 'unused', () => one(run(bin('knip'), ['--no-progress']))],
  [
    'types',
    'types',
    () =>
      one(
        run(bin('turbo'), ['run', 'typecheck', '--output-logs=errors-only', '--log-prefix=none']) ||
          run(bin('tsc'), ['-p', '.storybook']),
      ),
  ],
  ['unit tests', 'unit', unit],
  ['stories in a browser, with axe', 'stories', () => vitest('stories')],
  ['pictures of the stories', 'pictures', pictures],
  ['packages', 'packages', () => vitest('packages')],
  ['attacks on the built servers', 'hostile', () => vitest('hostile')],
  ['readers’ journeys', 'journeys', playwright],
];

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const total = { passed: 0, failed: 0 };
for (const [title, name, step] of STEPS) {
  if (wanted.length && !wanted.includes(name)) continue;
  const began = Date.now();
  say(`\n▸ ${title}`);
  let result;
  try {
    result = await step();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = one(1);
  }
  total.passed += result.passed;
  total.failed += result.failed;
  say(
    `  ${title}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}
rmSync(reports, { recursive: true, force: true });
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
