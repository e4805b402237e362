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
  /(addresses|budgets|caching|cdn|demo|development|errors|html|new|production|seo|server)\.spec\.ts/;
/** What one device shows as well as the other is walked on the one that readers do it with. */
const ON_PHONES = /(finding|events)\.spec\.ts/;
const ON_DESKTOPS = /(broadcast|captcha|chunks|media|weather)\.spec\.ts/;

export default defineConfig({
  testDir: './journeys',
  globalSetup: './setup.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  forbidOnly: Boolean(process.env.CI),
  use: { ...browser, locale: 'ca-ES', trace: 'off' },
  projects: [
    {
      name: 'phone',
      testIgnore: [ANYWHERE, ON_DESKTOPS],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', testIgnore: [ANYWHERE, ON_PHONES], use: { viewport: { width: 1440, height: 900 } } },
    { name: 'server', testMatch: ANYWHERE },
  ],
});
