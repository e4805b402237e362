import { existsSync } from 'node:fs';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Tests read the workspaces' sources, not their builds. */
const conditions = ['@portal/source', ...defaultServerConditions];

/** A browser that is already here; without one, Playwright looks for its own. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const executablePath = process.env.CHROMIUM_PATH ?? BROWSERS.find((file) => existsSync(file));

/** A test without this tag belongs to the gate; docs/testing.md says what may have it. */
const TAGS = [{ name: 'full', description: 'Runs in the full run alone: npm test -- full' }];

/** Milliseconds after which a test hangs. What takes longer by its nature says so itself. */
const HANGS = { testTimeout: 10_000, hookTimeout: 30_000 };
/** The same for tests that start programs: each takes a second or two to be ready. */
const PROGRAM_HANGS = { testTimeout: 60_000, hookTimeout: 60_000 };

/** Tests that need the built product, which no unit test does. */
const BUILT = ['apps/**/*.built.test.ts'];
/** What the built packages weigh. */
const WEIGHTS = 'bench/packages.test.ts';

/** As many at once as there are cores; Vitest itself leaves one idle. */
const EVERY_CORE = '100%';

/** Where the reference of a picture lies: with the package that it shows. */
const PICTURES = 'packages/ui/pictures';

/**
 * Every story in a real browser, drawn once: it plays, axe looks at its structure and its colours, and its picture is compared.
 * What is set up last looks first, so a picture, which moves the page, is taken at the end.
 */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    env: {
      PICTURES: path.join(import.meta.dirname, PICTURES),
      DRAW_PICTURES: process.env.DRAW_PICTURES ?? '',
    },
    isolate: false,
    // One more than the cores that it is meant for: a story waits for its picture.
    maxWorkers: 3,
    setupFiles: ['./.storybook/vitest.pictures.ts', './.storybook/vitest.setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      // Its page would draw each frame to its own size.
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      expect: {
        toMatchScreenshot: {
          // A browser's next version may draw an edge otherwise by a shade; what moves or changes colour is more than that.
          comparatorOptions: { threshold: 0.15, allowedMismatchedPixels: 40 },
          resolveScreenshotPath: ({ arg, ext, root }) => path.join(root, PICTURES, `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext, root }) => path.join(root, PICTURES, 'differences', `${arg}${ext}`),
        },
      },
      provider: playwright({
        // As large as a story’s frame, which is drawn smaller otherwise, and grows with its story; a picture is taken at half
        // its size: enough to see what moved, a quarter of the bytes to keep and to compare. What glides to its place by
        // script jumps there instead: no picture is taken of it on its way.
        contextOptions: {
          viewport: { width: 1280, height: 4060 },
          deviceScaleFactor: 0.5,
          reducedMotion: 'reduce',
        },
        launchOptions: {
          executablePath,
          args: [
            '--no-sandbox',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
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
};

export default defineConfig({
  test: {
    tags: TAGS,
    projects: [
      {
        // For tests of what pages are drawn as.
        plugins: [vanillaExtractPlugin()],
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'unit',
          maxWorkers: EVERY_CORE,
          // Modules are read once a worker, not once a file: half of the time of most files. A test leaves no global behind.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          ...HANGS,
          environment: 'node',
          include: ['{tokens,packages,apps,bench}/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.seed.ts'],
          globalSetup: ['./apps/api/src/testing/templates.setup.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', 'packages/checks/**', ...BUILT, WEIGHTS],
        },
      },
      {
        // The built servers and programs, started, killed and started again by what stands beside their sources.
        resolve: { conditions },
        ssr: { resolve: { conditions } },
        test: {
          name: 'built',
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
          maxWorkers: EVERY_CORE,
          ...PROGRAM_HANGS,
          environment: 'node',
          include: ['packages/checks/*.test.ts', WEIGHTS],
          globalSetup: ['./packages/checks/tarballs.setup.ts'],
        },
      },
      {
        // The built servers in processes of their own, attacked; `npm test -- hostile`.
        test: {
          name: 'hostile',
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
        // Each recipe of CONTRIBUTING.md, followed in a copy of the project; `npx vitest run --project recipes`.
        test: {
          name: 'recipes',
          // A recipe compiles and builds, on as many cores as there are.
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          environment: 'node',
          include: ['e2e/recipes/*.test.ts'],
        },
      },
      stories,
    ],
  },
});
