import { defineConfig } from 'playwright/test';

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  },
};

/** Journeys that are the same on every device. */
const ANYWHERE =
  /(addresses|articles|budgets|caching|cdn|crawlers|demo|development|english|errors|fits|html|italics|keyboard|new|newsletter-letters|paper|production|seo|server|styles)\.spec\.ts/;
/**
 * Journeys that one device shows as well as the other are walked on the one that readers use for them. Of the accounts' failures, half are
 * walked on phones, which read Catalan there, half on desktops, in Spanish; a whole life of an account on both.
 */
const ON_PHONES =
  /(accounts-(lists|login|registration)|blogs|comments-reports|desk-discussion|events|finding(-without-script)?|gifts|live-blog|offline(-[a-z]+)?|polls|recipes)\.spec\.ts/;
const ON_DESKTOPS =
  /(accounts-(profile|without-script)|analytics|broadcast|captcha|chunks|desk(-front|-newsletters|-passkeys)?|identity-provider|media|waiting|weather)\.spec\.ts/;

export default defineConfig({
  testDir: './journeys',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the cores that it is meant for: a journey waits as long as it works.
  workers: 3,
  retries: 0,
  // For a machine that does much else: what hangs is told all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  // What a worker fetches no journey can hold back or look at: those of reading offline let it in.
  use: { ...browser, locale: 'ca-ES', trace: 'off', serviceWorkers: 'block' },
  projects: [
    // First, as the longest are among them: no other waits for these at the end.
    { name: 'server', testMatch: ANYWHERE },
    {
      name: 'phone',
      testIgnore: [ANYWHERE, ON_DESKTOPS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: [ANYWHERE, ON_PHONES], use: { viewport: { width: 1440, height: 900 } } },
  ],
});
