import { gzipSync } from 'node:zlib';
import { expect as baseExpect, type Page } from 'playwright/test';
import { startTools, type ToolsDouble } from '../analytics-tools';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

const expect = baseExpect.configure({ timeout: 15_000 });

const WORDS = {
  far: {
    yes: 'Accepta-ho tot',
    no: 'Rebutja-ho tot',
    open: 'Preferències de galetes',
    tools: 'Eines que mesuren',
  },
  ribera: {
    yes: 'Aceptar todo',
    no: 'Rechazar todo',
    open: 'Preferencias de cookies',
    tools: 'Herramientas que miden',
  },
} as const;
type Measured = {
  url: (address: string) => string;
  tools: ToolsDouble;
  words: (typeof WORDS)[keyof typeof WORDS];
};

const ARTICLE = '/una-prova/';

const STORY = JSON.stringify({
  uri: 'urn:e2e:1',
  type: 'text',
  headline: 'Una prova',
  versioncreated: '2026-01-02T10:00:00Z',
  body_xhtml: '<p>Text.</p>',
});

/**
 * A portal of one site with all analytics tools, for which one local server stands in: Catalan on phones,
 * Spanish on desktops.
 */
const test = base.extend<{ fresh: undefined }, { measured: Measured }>({
  measured: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const tools = await startTools();
      const text = (await siteFile(site)).replace(
        'consent:\n  version: 1\n  partners:\n',
        (head) => `${head}    - { name: Mesura SL, purpose: analytics, policy: "https://mesura.example/" }\n`,
      );
      const settings = `analytics:
  gtm: { container: GTM-ABC1234, origin: "${tools.origin}" }
  plausible: { domain: prova.example, origin: "${tools.origin}" }
  matomo: { siteId: 3, url: "${tools.origin}/matomo.php" }
  endpoint: { url: "${tools.origin}/events" }
`;
      const portal = await startOwnPortal({
        siteFiles: { [`${site}.yaml`]: `${text}\n${settings}` },
        imports: { site, files: { 'article.json': STORY } },
        env: { PORTAL_DEMO: 'off', PORTAL_LIMITS: 'off' },
      });
      await use({
        tools,
        words: WORDS[site],
        url: (address) => `http://${site}.localhost:${portal.port}${address}`,
      });
      await portal.end();
      await tools.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  fresh: [
    async ({ measured: { tools }, page }, use) => {
      tools.calls.length = 0;
      const blocked: string[] = [];
      page.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) blocked.push(message.text());
      });
      await use(undefined);
      expect(blocked).toEqual([]);
    },
    { auto: true },
  ],
});

const noticeOf = (page: Page) => page.locator('[data-part=consent-notice]');
type Entry = Record<string, unknown>;
/** Events that the publisher's own server received, in order. */
const toldTo = ({ calls }: ToolsDouble): Entry[] =>
  calls.flatMap(({ path: called, body }) => (called === '/events' ? JSON.parse(body).events : []));
/** Requests that Matomo received, each as its query. */
const toldToMatomo = ({ calls }: ToolsDouble): URLSearchParams[] =>
  calls.flatMap(({ path: called, body }) =>
    called === '/matomo.php'
      ? JSON.parse(body).requests.map((query: string) => new URLSearchParams(query))
      : [],
  );
const eventsOf = (entries: readonly Entry[]) =>
  entries.map(({ event }) => event).filter((event) => event !== undefined);
const cookies = async (page: Page) => (await page.context().cookies()).map(({ name }) => name);

test('no tool receives anything before consent, or after a refusal', { tag: '@gate' }, async ({
  page,
  measured,
}) => {
  const { url, tools, words } = measured;
  const measuring = page.waitForResponse(/\/measuring-[^/]+\.js$/);
  await page.goto(url(ARTICLE));
  await expect(noticeOf(page)).toBeVisible();
  await measuring;
  await noticeOf(page).getByRole('button', { name: words.no }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await atRest(page, () => page.goto(url('/')));
  await atRest(page, () => page.goto(url(ARTICLE)));
  expect(tools.calls).toEqual([]);
  expect(await cookies(page)).toEqual(['consent']);
});

test('after consent, each tool receives all events of the page, in order and once', async ({
  page,
  measured,
}) => {
  const { url, tools, words } = measured;
  await page.goto(url(`${ARTICLE}?utm_source=butlleti&secret=1#peu`));
  await expect(noticeOf(page)).toBeVisible();
  await page.evaluate(() =>
    window.dataLayer?.push({ event: 'share', network: 'copy' }, { event: 'foreign' }),
  );
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  // Visibility events and web vitals may arrive in between.
  const seen = (name: unknown) => ['page_view', 'pageview', 'view', 'share'].includes(String(name));
  await expect.poll(() => eventsOf(toldTo(tools)).filter(seen)).toEqual(['page_view', 'share']);
  await page.evaluate(() => window.dataLayer?.push({ event: 'share', network: 'device' }));
  await expect
    .poll(() => toldTo(tools).filter(({ event }) => event === 'share'))
    .toEqual([expect.objectContaining({ network: 'copy' }), expect.objectContaining({ network: 'device' })]);
  // Reader data comes first, and only for the publisher's own server.
  expect(toldTo(tools)[0]).toMatchObject({ user_logged: 'no', user_id: null });
  expect(eventsOf(toldTo(tools))).not.toContain('foreign');

  const plausible = () =>
    tools.calls.filter(({ path: called }) => called === '/api/event').map(({ body }) => JSON.parse(body));
  await expect
    .poll(() =>
      plausible()
        .map(({ name }) => name)
        .filter(seen),
    )
    .toEqual(['pageview', 'share', 'share']);
  expect(plausible()[0]).toMatchObject({
    domain: 'prova.example',
    url: url(`${ARTICLE}?utm_source=butlleti`),
  });
  const matomo = () => toldToMatomo(tools);
  await expect
    .poll(() =>
      matomo()
        .map((query) => query.get('e_a') ?? 'view')
        .filter(seen),
    )
    .toEqual(['view', 'share', 'share']);
  expect(Object.fromEntries(matomo().find((query) => query.get('e_a') === 'share') ?? [])).toMatchObject({
    idsite: '3',
    rec: '1',
    e_c: 'portal',
    e_n: 'copy',
  });
  expect(new Set(matomo().map((query) => query.get('pv_id'))).size).toBe(1);
  expect(tools.calls.filter(({ body }) => body.includes('secret'))).toEqual([]);
  // The tag manager sees the same data layer, without duplicates.
  const tagged = () =>
    page.evaluate(() => ((window as { tagged?: Entry[] }).tagged ?? []).map((entry) => Object(entry).event));
  await expect.poll(async () => (await tagged()).filter((event) => event === 'share')).toHaveLength(2);
  expect((await tagged()).filter((event) => event === 'page_view')).toHaveLength(1);
  expect(tools.calls.filter(({ path: called }) => called.startsWith('/gtm.js'))).toEqual([
    expect.objectContaining({ path: '/gtm.js?id=GTM-ABC1234' }),
  ]);
  // No tool receives a cookie, its own or the site's.
  expect(tools.calls.flatMap(({ cookie }) => cookie ?? [])).toEqual([]);
});

test('events sent while a page is left arrive', async ({ page, measured }) => {
  const { url, tools, words } = measured;
  const measuring = page.waitForResponse(/\/measuring-[^/]+\.js$/);
  await page.goto(url(ARTICLE));
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  const script = await measuring;
  await page.evaluate((address) => import(address), script.url());
  await expect.poll(() => eventsOf(toldTo(tools))).toContain('page_view');
  await page.goto(url('/'));
  await expect
    .poll(() =>
      toldTo(tools)
        .filter(({ event }) => event === 'web_vital')
        .map(({ name }) => name),
    )
    .toEqual(expect.arrayContaining(['LCP', 'CLS']));
  const [vital] = toldTo(tools).filter(({ event }) => event === 'web_vital');
  expect(vital).toMatchObject({
    value: expect.any(Number),
    rating: expect.stringMatching(/good|needs|poor/),
  });
});

test('after a withdrawal the tools receive nothing more, and their cookies are deleted', async ({
  page,
  measured,
}) => {
  const { url, tools, words } = measured;
  await page.goto(url(ARTICLE));
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  await expect.poll(() => cookies(page)).toContain('_ga_ABC');
  await expect.poll(() => eventsOf(toldTo(tools))).toContain('page_view');
  await page.getByRole('contentinfo').getByRole('button', { name: words.open }).click();
  const again = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: words.no }).click();
  await again;
  await expect.poll(() => cookies(page)).toEqual(['consent']);
  const before = tools.calls.length;
  await atRest(page, () => page.goto(url('/')));
  expect(tools.calls.length).toBe(before);
});

test('no tool receives a secret address, or actions at the desk', async ({ page, measured }) => {
  const { url, tools, words } = measured;
  await page.goto(url(ARTICLE));
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  await expect.poll(() => eventsOf(toldTo(tools))).toContain('page_view');
  for (const address of [
    '/acceso/contrasena/?token=secret',
    '/registro/validar/?token=secret',
    '/redaccio/',
  ]) {
    const answer = await atRest(page, () => page.goto(url(address)));
    expect(answer?.headers()['content-security-policy'], address).not.toContain(tools.origin);
    expect(await page.content(), address).not.toContain('GTM-ABC1234');
  }
  expect(tools.calls.filter(({ path: called, body }) => /secret|redaccio/.test(called + body))).toEqual([]);
});

test('the page of cookies lists the tools and their cookies', async ({ page, measured }) => {
  const { url, tools, words } = measured;
  await page.goto(url('/legal/galetes/'));
  const main = page.locator('main');
  await expect(main.getByRole('heading', { name: new RegExp(words.tools) })).toBeVisible();
  for (const text of ['Google Tag Manager', 'Plausible', 'Matomo', new URL(tools.origin).host, '_ga_*'])
    await expect(main).toContainText(text);
  await expectNoFault(page);
});

/**
 * Bytes of the site's own scripts, gzip: before the decision, and after consent with all four tools. That of
 * the fonts, which loads after the first paint, is 900 of them.
 */
const BUDGETS = { asked: 6_600, agreed: 9_800 };

test('the consent notice and the tools load no component', { tag: '@gate' }, async ({ page, measured }) => {
  const { url, tools, words } = measured;
  const loaded = async (reached: () => Promise<void>) => {
    await page.goto(url(ARTICLE));
    await reached();
    const scripts = await page.evaluate(async () => {
      const had = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      // The view counter loads three seconds after the page, whatever else happens then.
      const own = [...had].filter((name) => /\/assets\/(?!measuring-).*\.js$/.test(name));
      return Promise.all(own.map(async (name) => (await fetch(name)).text()));
    });
    return scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);
  };
  const asked = await loaded(() => expect(noticeOf(page)).toBeVisible());
  expect(asked).toBeLessThanOrEqual(BUDGETS.asked);
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  // One view per page: it may be sent before the page has loaded.
  const views = () => toldToMatomo(tools).filter((query) => !query.has('e_a')).length;
  await expect.poll(views).toBe(1);
  const agreed = await loaded(() => expect.poll(views).toBe(2));
  expect(agreed).toBeGreaterThan(asked);
  expect(agreed).toBeLessThanOrEqual(BUDGETS.agreed);
  await expect(page.locator('[data-island-status=awake]')).toHaveCount(0);
});
