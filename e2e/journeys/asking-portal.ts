import { expect as baseExpect, type Page } from 'playwright/test';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

export const expect = baseExpect.configure({ timeout: 15_000 });

export const WORDS = {
  far: {
    yes: 'Accepta-ho tot',
    no: 'Rebutja-ho tot',
    choose: 'Tria',
    save: 'Desa el que he triat',
    open: 'Preferències de galetes',
    measure: 'Mesura d’audiència',
  },
  ribera: {
    yes: 'Aceptar todo',
    no: 'Rechazar todo',
    choose: 'Elegir',
    save: 'Guardar lo elegido',
    open: 'Preferencias de cookies',
    measure: 'Medición de audiencia',
  },
} as const;
type Words = (typeof WORDS)[keyof typeof WORDS];

/** A portal of one site with analytics and advertising. */
export const test = base.extend<{ words: Words }, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const partners = ['analytics', 'ads'].map(
        (purpose) =>
          `    - { name: ${purpose} SL, purpose: ${purpose}, policy: "https://${purpose}.example/" }\n`,
      );
      const text = await siteFile(site);
      const asking = text.replace('consent:\n  version: 1\n  partners:\n', (top) => top + partners.join(''));
      const portal = await startOwnPortal({ siteFiles: { [`${site}.yaml`]: asking } });
      await use(`http://${site}.localhost:${portal.port}/`);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  words: async ({ address }, use) => use(WORDS[address.includes('far') ? 'far' : 'ribera']),
});

/** Page of cookies, on every site. */
export const COOKIES = '/legal/galetes/';

export const noticeOf = (page: Page) => page.locator('[data-part=consent-notice]');
export const decisionIn = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent');
export const signals = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((entry) => JSON.stringify(Object.values(Object(entry)))));

/** Everything that a page has stored in its browser. */
export async function writtenIn(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...((await navigator.serviceWorker?.getRegistrations()) ?? []).map(
      ({ active }) => `worker ${active?.scriptURL.split('/').at(-1)}`,
    ),
    ...('caches' in window ? (await caches.keys()).map((key) => `cache ${key}`) : []),
  ]);
  return [...cookies, ...stored];
}
