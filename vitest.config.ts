import { existsSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { judgePicture } from './.storybook/pictures/judge.ts';

/** Tests read the workspaces' sources, not their builds. */
const conditions = ['@portal/source', ...defaultServerConditions];

/** A browser that is already here; without one, Playwright looks for its own. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((file) => existsSync(file));

/** A test without this tag belongs to the gate; docs/testing.md says what may have it. */
const TAGS = [{ name: 'full', description: 'Runs in the full run alone: npm test -- full' }];

/** Milliseconds after which a test hangs. The full run tries many more values of each property, on two engines. */
const HANGS =
  process.env.PORTAL_TEST_LEVEL === 'gate'
    ? { testTimeout: 10_000, hookTimeout: 30_000 }
    : { testTimeout: 120_000, hookTimeout: 120_000 };
/** The gate runs the tests of a file from first to last, the full run from last to first. */
const ORDER = process.env.PORTAL_TEST_LEVEL === 'full' ? { runner: './scripts/testing/reversed.ts' } : {};
/** Projects with as many workers run together, the others one after another: a pattern may match files of all. */
const GROUPS = { units: 0, programs: 1, http: 2, recipes: 3, stories: 4 };

/** The same limits for tests that start programs: each takes a second or two to be ready. */
const PROGRAM_HANGS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that start what was built. Unit tests need the builds of packages alone: `npm run build`. */
const BUILT = ['apps/**/*.built.test.ts'];
/** Applications that install the packed packages, each built by its own tools and opened in a browser. */
const CONSUMERS = 'packages/checks/*.consumers.test.ts';
/** What the built packages weigh. */
const WEIGHTS = 'bench/packages.test.ts';

/** As many at once as there are cores; Vitest itself leaves one idle. */
const EVERY_CORE = '100%';

/**
 * Every story in a real browser, drawn once: it plays, axe checks its structure and its colours, and its picture is compared.
 * Hooks run in reverse order: the picture, which replaces what the page shows, is taken after the checks, and its dialogs are walked
 * round in a small window after that.
 */
const stories = (): TestProjectInlineConfiguration => ({
  plugins: [
    storybookTest({
      configDir: path.join(import.meta.dirname, '.storybook'),
      tags: { include: ['test'], exclude: process.env.STORIES === 'chosen' ? ['full'] : [], skip: [] },
    }),
  ],
  test: {
    name: 'stories',
    sequence: { groupOrder: GROUPS.stories },
    env: {
      // Tells Storybook's preview that pictures are taken of it.
      PICTURES: '1',
      DRAW_PICTURES: process.env.DRAW_PICTURES ?? '',
      SEED_PICTURE_FAULTS: process.env.SEED_PICTURE_FAULTS ?? '',
      // References of both levels are drawn together.
      PORTAL_TEST_LEVEL: process.env.DRAW_PICTURES ? 'full' : (process.env.PORTAL_TEST_LEVEL ?? 'gate'),
    },
    // A story is done in a second on a quiet machine. A hanging one fails soon.
    testTimeout: 10_000,
    // After the last story of a file, a hook compares its contact sheets (up to four) with the references, or
    // regenerates them.
    hookTimeout: 60_000,
    isolate: false,
    // Each worker loads all components first, so a third one would cost more time than it saves.
    maxWorkers: 2,
    setupFiles: ['zoom', 'pictures', 'setup'].map((name) => `./.storybook/vitest.${name}.ts`),
    browser: {
      enabled: true,
      headless: true,
      // Its page would draw each frame to its own size.
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      commands: { judgePicture },
      provider: playwright({
        // As large as a story’s frame, which is scaled down otherwise, and as high as the longest picture. Smooth
        // scrolling jumps instead, so that no picture is taken halfway.
        contextOptions: {
          viewport: { width: 1440, height: 4060 },
          deviceScaleFactor: 1,
          reducedMotion: 'reduce',
        },
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // Machines that test have no graphics card: drawing without one in the first place is quicker than imitating it.
            '--disable-gpu',
            // A press that a story makes starts films and sound as a reader's does.
            '--autoplay-policy=no-user-gesture-required',
            // The same edges of letters on every machine.
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});

/** Whether a run is of this project. Storybook reads all stories as its plugin is made: seconds that a run of another has no use for. */
function isAsked(name: string): boolean {
  const named = process.argv.flatMap((arg, at) =>
    arg === '--project' ? [process.argv[at + 1]] : arg.startsWith('--project=') ? [arg.slice(10)] : [],
  );
  return named.length === 0 || named.includes(name);
}

export default defineConfig({
  test: {
    tags: TAGS,
    allowOnly: false,
    projects: [
      {
        // For tests of what pages are drawn as.
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          sequence: { groupOrder: GROUPS.units },
          // One more than the cores that it is meant for: a test waits for its database.
          maxWorkers: 3,
          // Modules are read once a worker, not once a file: half of the time of most files. A test leaves no global behind.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          ...HANGS,
          environment: 'node',
          include: ['{tokens,packages,apps,bench}/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.seed.ts'],
          ...ORDER,
          // For tests of what has to outlive a collection.
          execArgv: ['--expose-gc'],
          globalSetup: ['./apps/api/src/testing/templates.setup.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/checks/**', ...BUILT, WEIGHTS],
        },
      },
      {
        // The built servers and programs, started, killed and started again by what stands next to their
        // sources.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'built',
          sequence: { groupOrder: GROUPS.programs },
          maxWorkers: EVERY_CORE,
          ...PROGRAM_HANGS,
          environment: 'node',
          include: BUILT,
          globalSetup: ['./apps/api/src/testing/templates.setup.ts'],
        },
      },
      {
        // The built packages, as somebody who installs them meets them: without the sources' condition.
        test: {
          name: 'packages',
          sequence: { groupOrder: GROUPS.programs },
          ...ORDER,
          maxWorkers: EVERY_CORE,
          ...PROGRAM_HANGS,
          environment: 'node',
          include: ['packages/checks/*.test.ts', WEIGHTS],
          exclude: [CONSUMERS],
          globalSetup: ['./packages/checks/tarballs.setup.ts'],
        },
      },
      {
        test: {
          name: 'consumers',
          sequence: { groupOrder: GROUPS.programs },
          maxWorkers: EVERY_CORE,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          environment: 'node',
          include: [CONSUMERS],
          globalSetup: ['./packages/checks/tarballs.setup.ts'],
        },
      },
      {
        // The built servers in processes of their own, attacked; `npm test -- hostile`.
        test: {
          name: 'hostile',
          sequence: { groupOrder: GROUPS.programs },
          maxWorkers: EVERY_CORE,
          ...PROGRAM_HANGS,
          environment: 'node',
          include: ['e2e/hostile/*.test.ts'],
          globalSetup: ['./e2e/hostile/setup.ts'],
        },
      },
      {
        // The portal's answers over HTTP, in this process: see e2e/http/portal.ts.
        // JSX for React's production build, which is three times as fast.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'http',
          sequence: { groupOrder: GROUPS.http },
          ...ORDER,
          // A second worker would open a newsroom and load the portal for itself, which takes almost as long as all tests.
          maxWorkers: 1,
          isolate: false,
          testTimeout: 10_000,
          environment: 'node',
          env: { NODE_ENV: 'production' },
          // Builds are loaded by Node itself, untransformed.
          server: { deps: { external: [/\/dist\//] } },
          include: ['e2e/http/*.test.ts'],
          globalSetup: ['./e2e/http/setup.ts'],
        },
      },
      {
        // Short journeys in Firefox and WebKit, each with a portal of its own; `npm test -- full browsers`.
        test: {
          name: 'browsers',
          sequence: { groupOrder: GROUPS.programs },
          maxWorkers: EVERY_CORE,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          environment: 'node',
          include: ['e2e/browsers/*.test.ts'],
        },
      },
      {
        // Each recipe of CONTRIBUTING.md, followed in a copy of the project; `npx vitest run --project recipes`.
        test: {
          name: 'recipes',
          sequence: { groupOrder: GROUPS.recipes },
          // A recipe compiles and builds, on as many cores as there are.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          environment: 'node',
          include: ['e2e/recipes/*.test.ts'],
        },
      },
      ...(isAsked('stories') ? [stories()] : []),
    ],
  },
});
