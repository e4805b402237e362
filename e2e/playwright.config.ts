import { defineConfig } from 'playwright/test';

const browser = {
  browserName: 'chromium' as const,
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // None is started to be spare, which no journey needs.
      '--renderer-process-limit=1',
    ],
  },
};

/** The gate walks the journeys that have the tag `@gate`; docs/testing.md says what is left to the full run. */
const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';

/** Files of journeys by their names, alternatives between bars. */
const named = (names: string): RegExp => new RegExp(`/(${names})\\.spec\\.ts$`);

/** Journeys that are the same on every device. */
const ANYWHERE = named(
  'articles|budgets|cdn|demo|development|english|errors|fits|html|keyboard|newsletter-letters|paper|production|server|styles',
);
/** What a wide page does otherwise than a small one is walked on both: where parts lie, what moves, what is in the way. */
const ON_BOTH = named(
  'accessibility|ads|consent-layout|demo-door|metered-shifts|paywall|publisher-tag|reading|shifts',
);
/**
 * Journeys of the desk, and readers' journeys whose Spanish texts matter: the desktop reads Spanish, the phone Catalan. All others run
 * on the phone, which most readers hold.
 */
const ON_DESKTOPS = named(
  'accounts-(profile|session|without-script)|analytics|broadcast|captcha|chunks|consent-framework|contact|desk(-front|-lifting|-newsletters|-passkeys|-passwords)?|gate-opened|identity-provider|interviews|media|reactions|showroom|uploads|views|waiting|weather',
);

export default defineConfig({
  testDir: './journeys',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  // A file is one worker's: the portal that it may have to itself starts once.
  fullyParallel: false,
  // As many as the cores that it is meant for: a third one would have browsers and portals of its own, and all wait longer.
  workers: 2,
  retries: 0,
  // A journey that takes longer hangs; long stories through the product say so by `test.slow()`.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  grep: isGate ? /@gate/ : undefined,
  forbidOnly: true,
  // Requests of a service worker bypass `page.route()`: only the journeys of reading offline allow one.
  use: { ...browser, locale: 'ca-ES', trace: 'off', serviceWorkers: 'block' },
  projects: [
    // First, as the longest are among them: no other waits for these at the end.
    { name: 'server', testMatch: ANYWHERE },
    {
      name: 'phone',
      testIgnore: [ANYWHERE, ON_DESKTOPS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // The gate walks each journey on one device.
      testMatch: isGate ? ON_DESKTOPS : [ON_BOTH, ON_DESKTOPS],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
