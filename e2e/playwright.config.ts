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
      // Starts no spare process, which no journey needs.
      '--renderer-process-limit=1',
    ],
  },
};

/** The gate runs the journeys with the tag `@gate`; docs/testing.md explains what is left to the full run. */
const isGate = process.env.PORTAL_TEST_LEVEL === 'gate';

/** Journey files by name, alternatives separated by bars. */
const named = (names: string): RegExp => new RegExp(`/(${names})\\.spec\\.ts$`);

/** Journeys that are the same on every device. */
const ANYWHERE = named(
  'articles|budgets|cdn|demo|development|english|errors|fits|html|keyboard|newsletter-letters|paper|production|server|styles|type',
);
/** Journeys that run on both, because wide pages differ in layout, motion and overlaps. */
const ON_BOTH = named(
  'accessibility|ads|consent-layout|demo-door|metered-shifts|paywall|publisher-tag|reading|shifts',
);
/**
 * Journeys of the desk, and readers' journeys whose Spanish texts matter: the desktop reads Spanish, the
 * phone Catalan. All others run on the phone, which most readers use.
 */
const ON_DESKTOPS = named(
  'accounts-(profile|session|without-script)|analytics|broadcast|captcha|chunks|consent-framework|contact|desk(-front|-lifting|-newsletters|-passkeys|-passwords)?|gate-opened|identity-provider|interviews|media|reactions|showroom|uploads|views|waiting|weather',
);

export default defineConfig({
  testDir: './journeys',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  // One worker runs a whole file: a portal of its own then starts only once.
  fullyParallel: false,
  // As many as the target machine has cores: a third one would have its own browsers and portals, and all
  // would wait longer.
  workers: 2,
  retries: 0,
  // A journey that takes longer hangs; long ones across the product use `test.slow()`.
  timeout: 30_000,
  expect: { timeout: 10_000 },
  grep: isGate ? /@gate/ : undefined,
  forbidOnly: true,
  // Requests of a service worker bypass `page.route()`: only the journeys of offline reading allow one.
  use: { ...browser, locale: 'ca-ES', trace: 'off', serviceWorkers: 'block' },
  projects: [
    // First, because the longest are among them: otherwise the others would wait for these at the end.
    { name: 'server', testMatch: ANYWHERE },
    {
      name: 'phone',
      testIgnore: [ANYWHERE, ON_DESKTOPS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      // The gate runs each journey on one device.
      testMatch: isGate ? ON_DESKTOPS : [ON_BOTH, ON_DESKTOPS],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
