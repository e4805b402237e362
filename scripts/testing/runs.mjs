/**
 * How each step of `npm test` runs its tool, and counts what passed. Only Node's own modules are imported
 * until packages are installed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { affectedJourneys } from '../affected-journeys.mjs';
import { forgetDifferences, forgetReferencesBefore, writeDifferences } from '../pictures.mjs';
import { quickFolder, startPostgres } from '../postgres.mjs';
import { begin, bin, root, run, say } from '../prepare.mjs';
import { makeEmptyNewsroom, seedNewsroom } from '../seed.mjs';
import { notePagesSeen, pagesSeen } from './pages-seen.mjs';
import { countsOf, reportFile } from './reports.mjs';

/**
 * Context that a step is run with.
 * @typedef {object} Run
 * @property {'gate' | 'full'} level
 * @property {string[] | undefined} changed files that changed since the step passed, of those it looks at;
 * undefined for all
 * @property {boolean} isKnown the step has passed on this clone
 * @property {string | undefined} shard a part of the tests, such as `1/3`
 * @property {boolean} isRandom files and tests in a random order
 * @property {boolean} update redraws the reference pictures of the stories, only the changed ones if these
 * are known
 */

const check = (status) => (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * A check by one program; its output is held until its end.
 * @returns function that runs it
 */
export const program =
  (command, ...args) =>
  async () =>
    check(await begin(command, args, { held: true }));

const turbo = (task) =>
  begin(bin('turbo'), ['run', task, '--output-logs=errors-only', '--log-prefix=task'], { held: true });

/** Two packages provide a `tsc`, so it is named by its path. */
const NATIVE_COMPILER = path.join(root, 'node_modules/typescript-native/bin/tsc');
const SHARED_PROGRAM = 'scripts/testing';
export const typecheck = async () => {
  const shared = begin(process.execPath, [NATIVE_COMPILER, '-p', SHARED_PROGRAM], { held: true });
  const statuses = await Promise.all([shared, turbo('typecheck')]);
  return check(Math.max(...statuses));
};

export const build = async () => check(await turbo('build'));

/** Reads the report of a tool that has ended. It has failed if it exited with an error or wrote no report. */
function counted(name, status) {
  const { passed, failed } = existsSync(reportFile(name)) ? countsOf(name) : { passed: 0, failed: 1 };
  return { passed, failed: status !== 0 && failed === 0 ? 1 : failed };
}

/**
 * Runs Vitest.
 * @param {Run} context
 * @param related only tests that import one of these files
 */
async function vitest(
  project,
  { level, shard, isRandom },
  { related, files = [], held = false, env = {} } = {},
) {
  const report = reportFile(project);
  rmSync(report, { force: true });
  const args = [
    ...(related ? ['related', '--run', '--passWithNoTests', ...related] : ['run', ...files]),
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...(level === 'gate' ? ['--tags-filter=!full'] : []),
    ...(shard ? [`--shard=${shard}`] : []),
    // A sheet of pictures shows its states in the order of the stories, so only files are shuffled.
    ...(isRandom ? [project === 'stories' ? '--sequence.shuffle.files' : '--sequence.shuffle'] : []),
  ];
  return counted(
    project,
    await begin(bin('vitest'), args, { held, env: { PORTAL_TEST_LEVEL: level, ...env } }),
  );
}

/** Modules whose importers Vite's module graph knows. */
const isModule = (file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(path.join(root, file));

/** Files that no unit test imports and some read. */
export const isOnlyRead = (file) => /^(docs|\.storybook)\/|\.stories\.tsx$/.test(file);

/**
 * Unit tests that read project files, which Vite's module graph does not know. Those of tokens read only
 * tokens.
 */
export function readersOfFiles() {
  const patterns = ['-e', 'read(File|dir)(Sync)?\\(', '-e', 'import\\.meta\\.(dirname|url)'];
  const places = [
    'apps/**/*.test.ts',
    'apps/**/*.test.tsx',
    'packages/**/*.test.ts',
    'packages/**/*.test.tsx',
  ];
  const { stdout } = spawnSync(
    'git',
    ['grep', '-lE', '--untracked', '--all-match', ...patterns, '--', ...places],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  return stdout.split('\n').filter((file) => file && !file.startsWith('packages/checks/'));
}

/**
 * Unit tests. The gate runs those of the back end on one engine: PostgreSQL if it is installed, else the
 * embedded one. The full run has both.
 */
export const unit = (context) => {
  const isNarrow = context.changed?.every((file) => isModule(file) || isOnlyRead(file));
  return onEngines(context, 'unit', {
    related: isNarrow ? [...context.changed.filter(isModule), ...readersOfFiles()] : undefined,
  });
};

/** Tests that start, kill and restart the built server. */
export const built = (context) => onEngines(context, 'built', {});

async function onEngines(context, project, options) {
  const given = process.env.TEST_DATABASE_URL;
  const postgres = given ? null : await startPostgres();
  if (!given && !postgres && context.level === 'full' && process.env.CI)
    throw new Error(
      'The full run has both engines: install PostgreSQL, or name a server by TEST_DATABASE_URL.',
    );
  const url = given ?? postgres?.url;
  const both = context.level === 'full' ? 'the embedded database and PostgreSQL' : 'PostgreSQL';
  say(`  on ${url ? both : 'the embedded database: there is no PostgreSQL'}`);
  const env = { TMPDIR: quickFolder(), ...(url && { TEST_DATABASE_URL: url }) };
  try {
    return await vitest(project, context, { ...options, env });
  } finally {
    postgres?.stop();
  }
}

/** HTTP requests of readers and machines to a portal in the test's process. */
export const http = (context) => vitest('http', context, { env: { TMPDIR: quickFolder() } });

/** Slow clients and timeouts: it spends most of its time waiting, so its output is held until its end. */
export const attacks = (context) => vitest('hostile', context, { held: true });

export const packages = (context) => vitest('packages', context);

/**
 * Applications that install the packages, built and opened: only if the packages are known to have changed.
 */
export const consumers = (context) => vitest('consumers', context);
export const recipes = (context) => vitest('recipes', context);

/**
 * The stories in a browser; if a picture differs from its reference, a page shows both side by side.
 * @param {Run} context
 */
export async function stories(context) {
  const { update, changed, isKnown, level } = context;
  const files = changed ? await (await import('../affected-stories.mjs')).affectedStories(changed) : 'all';
  if (files.length === 0) return { passed: 0, failed: 0 };
  forgetDifferences();
  const began = Date.now();
  // If the stories have never passed, the gate has only the first page of each file of whole pages.
  const isChosen = level === 'gate' && !isKnown && !update;
  const result = await vitest('stories', context, {
    files: files === 'all' ? [] : files,
    env: { ...(update && { DRAW_PICTURES: '1' }), ...(isChosen && { STORIES: 'chosen' }) },
  });
  if (update && !result.failed && files === 'all') forgetReferencesBefore(began);
  const page = result.failed && writeDifferences();
  if (page) say(`  Before, now and the difference: ${page}`);
  return result;
}

/** Small changes of four components, each of which a picture test must detect. */
export const seeds = async () => (await import('../seeded-pictures.mjs')).seededPictures();

export const storybook = async () => (await import('../static-storybook.mjs')).buildAndCheck();

const PLAYWRIGHT = ['test', '--config', 'e2e/playwright.config.ts'];

/**
 * The journeys; Playwright reports each failure while it runs. A journey file that is changed itself runs at
 * every level.
 */
export async function journeys(context) {
  const { own, others } = await affectedJourneys(context.changed, pagesSeen(context.level));
  return sum([
    await walk(context, { specs: others }),
    ...(own.length ? [await walk(context, { specs: own, level: 'full' })] : []),
  ]);
}

/** @param specs journey files; undefined for all */
async function walk({ level: asked, shard }, { specs, level = asked }) {
  if (specs?.length === 0) return { passed: 0, failed: 0 };
  const { headlessPath } = await import('../browser.mjs');
  const report = reportFile('journeys');
  rmSync(report, { force: true });
  const args = [
    ...PLAYWRIGHT,
    ...(specs ? ['--pass-with-no-tests', ...specs] : []),
    '--reporter=dot,json',
    ...(shard ? [`--shard=${shard}`] : []),
  ];
  const env = {
    CHROMIUM_PATH: await headlessPath(),
    TMPDIR: quickFolder(),
    PORTAL_TEST_LEVEL: level,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const result = counted('journeys', await begin(bin('playwright'), args, { env }));
  if (!result.failed && !shard) notePagesSeen(level);
  return result;
}

/** A short journey through each kind of page in Firefox and WebKit, each with a portal of its own. */
export async function browsers(context) {
  const { needOtherBrowsers } = await import('../browser.mjs');
  needOtherBrowsers();
  return vitest('browsers', context, { env: { TMPDIR: quickFolder() } });
}

/**
 * Seeds the demo newsroom and creates the empty one for attacks, HTTP tests and journeys. No test of the gate
 * looks at the pictures, so it gets flat ones.
 */
export async function seed(level) {
  const { PORTAL_NEWSROOM } = process.env;
  try {
    await seedNewsroom(PORTAL_NEWSROOM, level === 'gate' ? 'flat' : 'pressed');
    await makeEmptyNewsroom(`${PORTAL_NEWSROOM}-empty`);
  } catch {
    // The step that needs a newsroom seeds its own, and reports the error.
  }
}

const sum = (results) => ({
  passed: results.reduce((all, { passed }) => all + passed, 0),
  failed: results.reduce((all, { failed }) => all + failed, 0),
});

/**
 * The unit tests, the packages' consumers and the built server on another Node version, which npm installs as
 * the package `node`. Programs that run `node` by name, or their own executable, use that version.
 */
export const onNode = (major) => async (context) => {
  const { stdout, status } = spawnSync(
    'npx',
    ['--yes', `--package=node@${major}`, '--', 'node', '-p', 'process.execPath'],
    { encoding: 'utf8', cwd: tmpdir(), stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const node = stdout.trim().split('\n').at(-1) ?? '';
  if (status !== 0 || !node) throw new Error(`npm could not install Node ${major}: see above.`);
  const { PATH } = process.env;
  process.env.PATH = `${path.dirname(node)}${path.delimiter}${PATH}`;
  try {
    return sum([
      await unit({ ...context, level: 'gate', changed: undefined }),
      await consumers(context),
      // It starts its own servers; no newsroom is seeded for it.
      check(run(bin('playwright'), [...PLAYWRIGHT, 'server.spec'], { env: { PORTAL_PORT: '1' } })),
    ]);
  } finally {
    process.env.PATH = PATH;
  }
};
