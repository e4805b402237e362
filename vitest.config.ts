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

/** As many at once as there are cores; Vitest itself leaves one idle. */
const EVERY_CORE = '100%';

/**
 * Every story in a real browser, drawn once: it plays, axe checks its structure and its colours, and its picture is compared.
 * Hooks run in reverse order, so the picture, which replaces what the page shows, is taken last.
 */
const stories: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    env: {
      // Tells Storybook's preview that pictures are taken of it.
      PICTURES: '1',
      DRAW_PICTURES: process.env.DRAW_PICTURES ?? '',
      SEED_PICTURE_FAULTS: process.env.SEED_PICTURE_FAULTS ?? '',
      // References of both levels are drawn together.
      PORTAL_TEST_LEVEL: process.env.DRAW_PICTURES ? 'full' : (process.env.PORTAL_TEST_LEVEL ?? 'gate'),
    },
    // A story is done in a second on a quiet machine. What hangs fails soon.
    testTimeout: 10_000,
    // After the last story of a file its sheets are compared, up to four of them, or drawn.
    hookTimeout: 60_000,
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
      commands: { judgePicture },
      provider: playwright({
        // As large as a story’s frame, which is scaled down otherwise, and as high as the longest picture. What a script
        // moves smoothly jumps to its place instead: no picture is taken of it on its way.
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
};

export default defineConfig({
  test: {
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
          // For a machine that does much else: what hangs is told all the same.
          testTimeout: 120_000,
          hookTimeout: 180_000,
          environment: 'node',
          include: ['{tokens,packages,apps,bench}/**/*.test.{ts,tsx}'],
          setupFiles: ['./vitest.seed.ts'],
          globalSetup: ['./apps/api/src/testing/templates.setup.ts'],
          exclude: ['**/node_modules/**', '**/dist/**', '**/*.stories.*', 'packages/checks/**'],
        },
      },
      {
        // The built packages, as somebody who installs them meets them: without the sources' condition.
        test: {
          name: 'packages',
          maxWorkers: EVERY_CORE,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          environment: 'node',
          include: ['packages/checks/*.test.ts'],
          globalSetup: ['./packages/checks/tarballs.setup.ts'],
        },
      },
      {
        // The built servers in processes of their own, attacked; `npm test -- hostile`.
        test: {
          name: 'hostile',
          maxWorkers: EVERY_CORE,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          environment: 'node',
          include: ['e2e/hostile/*.test.ts'],
          globalSetup: ['./e2e/hostile/setup.ts'],
        },
      },
      stories,
    ],
  },
});
