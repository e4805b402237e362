/**
 * `npm test`: everything that must hold, cheapest first. Each check and each test counts; the last line says how many, those
 * before it which steps failed. A step is not run again on what it passed on, unless CI is set, `--all` is said or it is named.
 * `npm test -- node22` and `node24` run the unit tests, the packages' consumers and the server's journey on those.
 * `npm test -- unit stories` runs only those steps; `--changed` only what the branch's changes touch;
 * `npm test -- stories --update` draws the references of the stories anew.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { changes, noteOf, passedBefore } from './inputs.mjs';
import { forgetPictures, writeDifferences } from './pictures.mjs';
import { answerHelp, begin, bin, prepare, run, say, stop } from './prepare.mjs';
import { seedNewsroom } from './seed.mjs';

answerHelp(`Use: npm test -- [<step>…] [--all] [--changed] [--update]

  <step>     only these: lint, floors, build, unused, types, unit, hostile, stories, storybook, packages, journeys;
             node22 and node24, by name alone
  --all      steps that passed on just this, too
  --changed  only what the branch's changes touch
  --update   draws the references of the stories anew`);

const words = process.argv.slice(2);
const OPTIONS = ['--all', '--changed', '--update'];
const wanted = words.filter((word) => !word.startsWith('--'));
const has = (option) => words.includes(option);

prepare();
const { chromiumPath, headlessPath } = await import('./browser.mjs');
const { quickFolder, startPostgres } = await import('./postgres.mjs');
const changed = has('--changed') ? changes() : undefined;

const reports = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
// One newsroom is seeded for the attacks and the journeys.
process.env.PORTAL_NEWSROOM ??= path.join(reports, 'newsroom');
let seeding;
const one = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A run of Vitest, counted by its report. A run that dies without one has failed. */
async function vitest(project, { options = [], held = false, env = {} } = {}) {
  const file = path.join(reports, `${project}.json`);
  const args = ['run', '--project', project, ...options, '--reporter=dot', '--reporter=json'];
  const status = await begin(bin('vitest'), [...args, `--outputFile.json=${file}`], { held, env });
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
    return await vitest('unit', {
      options: changed ? [`--changed=${changed.base}`, '--passWithNoTests'] : [],
      env: { TMPDIR: quickFolder() },
    });
  } finally {
    postgres?.stop();
  }
}

/** The stories in a browser; where a picture differs from its reference, both are laid side by side on a page. */
async function stories() {
  const update = has('--update');
  forgetPictures({ references: update });
  if (update) process.env.DRAW_PICTURES = '1';
  const result = await vitest('stories');
  const page = result.failed && writeDifferences();
  if (page) say(`  Before, now and the difference: ${page}`);
  return result;
}

/** The journeys, counted by their report; what failed, and how, is told as Playwright does, while it runs and at its end. */
async function playwright() {
  const file = path.join(reports, 'journeys.json');
  const status = await begin(
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=dot,json'],
    {
      env: {
        CHROMIUM_PATH: await headlessPath(),
        TMPDIR: quickFolder(),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  );
  const { expected: passed, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats;
  const failed = unexpected + flaky;
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/**
 * The unit tests, the packages' consumers and the built server on another Node, which npm carries as the package `node`. What
 * runs `node` by its name, or itself, finds that one.
 */
async function onNode(major) {
  const { stdout, status } = spawnSync(
    'npx',
    ['--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const node = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !node) throw new Error(`npm could not install Node ${major}: see above.`);
  if (turbo('build') !== 0) return one(1);
  const { PATH } = process.env;
  process.env.PATH = `${path.dirname(node)}${path.delimiter}${PATH}`;
  try {
    const results = [
      await unit(),
      await vitest('packages'),
      // It starts servers of its own; no newsroom is seeded for it.
      one(
        run(bin('playwright'), ['test', '--config', 'e2e/playwright.config.ts', 'server.spec'], {
          env: { PORTAL_PORT: '1' },
        }),
      ),
    ];
    return {
      passed: results.reduce((sum, { passed }) => sum + passed, 0),
      failed: results.reduce((sum, { failed }) => sum + failed, 0),
    };
  } finally {
    process.env.PATH = PATH;
  }
}

const biome = () => one(run(bin('biome'), ['check', '.', '--error-on-warnings']));
const floors = () =>
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
  );
const turbo = (task) => run(bin('turbo'), ['run', task, '--output-logs=errors-only', '--log-prefix=none']);

/** Builds all; what needs a newsroom later has one seeded from then on. */
function buildAll() {
  const result = one(turbo('build'));
  if (!result.failed && STEPS.some((step) => step.newsroom && isToRun(step) && before(step) === undefined))
    // Where it fails, the step that needs it seeds for itself.
    seeding = seedNewsroom(process.env.PORTAL_NEWSROOM).catch(() => undefined);
  return result;
}

/** Two packages call themselves `tsc`, so it is named by its path. */
const NATIVE_COMPILER = 'node_modules/typescript-native/bin/tsc';

const SOURCES = ['tokens', 'packages', 'apps'];
const TESTED = [...SOURCES, 'bench', 'vitest.config.ts', 'vitest.seed.ts'];
const LOOK = ['tokens', 'packages/model', 'packages/ui', '.storybook', 'vitest.config.ts'];

/**
 * `inputs`: what a step looks at. One without is quick where nothing changed. `isBeside`: the steps after it run meanwhile, up to
 * one that `isAlone`.
 */
const STEPS = [
  { name: 'lint', title: 'format and lint', run: biome },
  { name: 'floors', title: 'floors', run: floors },
  { name: 'build', title: 'build', run: buildAll },
  { name: 'unused', title: 'unused code', run: () => one(run(bin('knip'), ['--no-progress'])) },
  {
    name: 'types',
    title: 'types',
    run: () => one(turbo('typecheck') || run(process.execPath, [NATIVE_COMPILER, '-p', '.storybook'])),
  },
  { name: 'unit', title: 'unit tests', inputs: TESTED, run: unit },
  {
    name: 'hostile',
    title: 'attacks on the built servers',
    newsroom: true,
    inputs: [...TESTED, 'e2e'],
    // Slow clients and time-outs: it waits most of its time.
    isBeside: true,
    run: () => vitest('hostile', { held: true }),
  },
  {
    name: 'stories',
    title: 'stories in a browser, with axe and their pictures',
    inputs: LOOK,
    browser: true,
    run: stories,
  },
  {
    name: 'storybook',
    title: 'Storybook as static files',
    inputs: [...LOOK, 'scripts'],
    browser: true,
    run: async () => (await import('./static-storybook.mjs')).buildAndCheck(),
  },
  {
    name: 'packages',
    title: 'packages',
    // Consumers' pages are opened in one.
    browser: true,
    inputs: [...TESTED, 'docs', 'e2e', 'scripts'],
    run: () => vitest('packages'),
  },
  {
    name: 'journeys',
    title: 'readers’ journeys',
    newsroom: true,
    // Their budgets are of a browser's time.
    isAlone: true,
    inputs: [...SOURCES, 'e2e'],
    browser: true,
    run: playwright,
  },
  // Only when they are named.
  { name: 'node22', title: 'on Node 22', apart: true, browser: true, run: () => onNode(22) },
  { name: 'node24', title: 'on Node 24', apart: true, browser: true, run: () => onNode(24) },
];

const unknown = [
  ...wanted.filter((word) => !STEPS.some(({ name }) => name === word)),
  ...words.filter((word) => word.startsWith('--') && !OPTIONS.includes(word)),
];
if (unknown.length)
  stop(
    `npm test knows no ${unknown.join(', ')}. Steps: ${STEPS.map(({ name }) => name).join(', ')}; options: ${OPTIONS.join(', ')}.`,
  );

/** Whether a step is among those of this run. */
function isToRun({ name, apart, inputs }) {
  if (wanted.length ? !wanted.includes(name) : apart) return false;
  return !(changed && inputs && !changed.touches(inputs));
}

/** Tests that passed in a step when it last ran on just this; a step that was asked for by name, or with all, runs all the same. */
const before = ({ name, inputs }) =>
  inputs && !wanted.length && !has('--all') ? passedBefore(name, inputs) : undefined;

async function resultOf(step) {
  const { name, inputs, browser, newsroom, run: runStep } = step;
  if (browser) process.env.CHROMIUM_PATH ??= await chromiumPath();
  const passed = before(step);
  if (passed !== undefined) {
    say(`  ${step.title}: nothing changed since it passed`);
    return { passed, failed: 0 };
  }
  const note = inputs && !changed ? noteOf(name, inputs) : () => undefined;
  if (newsroom) await seeding;
  const result = await runStep();
  if (!result.failed) note(result.passed);
  return result;
}

const total = { passed: 0, failed: 0 };
const failures = [];

/** Runs a step, says how it went and counts it. */
async function counted(step) {
  const { title, name } = step;
  const began = Date.now();
  say(`\n▸ ${title}`);
  let result;
  try {
    result = await resultOf(step);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = one(1);
  }
  total.passed += result.passed;
  total.failed += result.failed;
  if (result.failed) failures.push({ title, name, failed: result.failed });
  say(
    `  ${title}: ${result.passed} passed, ${result.failed} failed, ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}

const underWay = [];
for (const step of STEPS.filter(isToRun)) {
  if (step.isAlone) await Promise.all(underWay);
  const work = counted(step);
  if (step.isBeside) underWay.push(work);
  else await work;
}
await Promise.all(underWay);
rmSync(reports, { recursive: true, force: true });
if (failures.length) say('\nFailed:');
for (const { title, name, failed } of failures) say(`  ${title}: ${failed}, again by npm test -- ${name}`);
console.info(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed ? 1 : 0);
