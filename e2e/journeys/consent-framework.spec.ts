import { expect as baseExpect, type Page } from 'playwright/test';
import { VENDOR_LIST, VENDOR_LIST_TEXTS } from '../../apps/api/src/testing/vendor-list';
import { expectNoFault } from './account';
import { boxOf } from './boxes';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';
import { test as onDemo } from './portal';

const expect = baseExpect.configure({ timeout: 15_000 });

const WORDS = {
  far: {
    yes: 'Accepta-ho tot',
    no: 'Rebutja-ho tot',
    choose: 'Tria',
    save: 'Desa el que he triat',
    open: 'Preferències de galetes',
    companies: '3 empreses',
  },
  ribera: {
    yes: 'Aceptar todo',
    no: 'Rechazar todo',
    choose: 'Elegir',
    save: 'Guardar lo elegido',
    open: 'Preferencias de cookies',
    companies: '3 empresas',
  },
} as const;

type Fixtures = { words: (typeof WORDS)[keyof typeof WORDS]; calls: { vendors: number; foreign: string[] } };

/** A portal of one site whose notice implements the framework of IAB Europe. */
const test = base.extend<Fixtures, { address: string }>({
  address: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, { project }) => {
      const site = project.name === 'phone' ? 'far' : 'ribera';
      const tcf = '  tcf: { cmpId: 321, cmpVersion: 1, vendors: [12, 70, 755] }\n';
      const text = await siteFile(site);
      const portal = await startOwnPortal({
        siteFiles: {
          [`${site}.yaml`]: text.replace('consent:\n', (head) => head + tcf),
          'vendor-list.json': JSON.stringify(VENDOR_LIST),
          'purposes-ca.json': JSON.stringify(VENDOR_LIST_TEXTS),
          'purposes-es.json': JSON.stringify(VENDOR_LIST_TEXTS),
        },
      });
      await use(`http://${site}.localhost:${portal.port}/`);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  words: async ({ address }, use) => use(WORDS[address.includes('far') ? 'far' : 'ribera']),
  calls: [
    async ({ page }, use) => {
      const calls = { vendors: 0, foreign: [] as string[] };
      page.on('request', (request) => {
        const { hostname, pathname, protocol } = new URL(request.url());
        if (pathname === '/api/front/vendors') calls.vendors += 1;
        if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) calls.foreign.push(hostname);
      });
      await use(calls);
    },
    { auto: true },
  ],
});

/** Consent data that a vendor receives. */
type Heard = {
  eventStatus: string;
  tcString: string;
  consents: number[];
  purposes: number[];
  disclosed: number[];
};

/** A vendor that waits for the framework on every page, and listens. */
const vendorOn = (page: Page) =>
  page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    const idsOf = (flags: Record<string, boolean> = {}) =>
      Object.keys(flags)
        .filter((id) => flags[id])
        .map(Number);
    const timer = setInterval(() => {
      const api: unknown = Object(window).__tcfapi;
      if (typeof api !== 'function') return;
      clearInterval(timer);
      api('addEventListener', 2, (data: never) => {
        const { eventStatus, tcString, vendor, purpose } = Object(data);
        const { consents, disclosedVendors } = Object(vendor);
        heard.push({
          eventStatus,
          tcString,
          consents: idsOf(consents),
          disclosed: idsOf(disclosedVendors),
          purposes: idsOf(Object(purpose).consents),
        });
      });
    }, 10);
  });
const lastHeard = (page: Page) => page.evaluate(() => Object(window).heard.at(-1) as Heard | undefined);

const statusesHeard = (page: Page) =>
  page.evaluate(() => Object(window).heard.map(({ eventStatus }: Heard) => eventStatus));

const noticeOf = (page: Page) => page.locator('[data-part=consent-notice]');
const cookies = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));
const lastSignal = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => JSON.stringify(Object.values(Object(entry))))
      .findLast((entry) => entry.startsWith('["consent"')),
  );

test('consent is sent to vendors, and kept on the next page', { tag: '@gate' }, async ({
  page,
  address,
  words,
  calls,
}) => {
  await vendorOn(page);
  await page.goto(address);
  const notice = noticeOf(page);
  await expect(notice).toContainText('desar informació en un dispositiu');
  await expectNoFault(page, '[data-part=consent-notice]');
  // The question is open: a listener gets no decision, and nothing is stored.
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'cmpuishown', consents: [] });
  expect(await cookies(page)).toEqual({});
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(calls).toEqual({ vendors: 1, foreign: [] });

  const recorded = page.waitForResponse(/\/api\/front\/consent$/);
  await notice.getByRole('button', { name: words.yes }).click();
  expect((await recorded).status()).toBe(200);
  await expect(notice).toHaveCount(0);
  await expect
    .poll(() => lastHeard(page))
    .toMatchObject({
      eventStatus: 'useractioncomplete',
      consents: [12, 70],
      disclosed: [12, 70, 755],
      purposes: [1, 2, 3, 4, 7],
    });
  const { tcString } = Object(await lastHeard(page));
  // Once: a tag that waits for a decision fires on each.
  expect(await statusesHeard(page)).toEqual(['cmpuishown', 'useractioncomplete']);
  const kept = await cookies(page);
  expect(kept['euconsent-v2']).toBe(tcString);
  expect(kept.consent).toMatch(/^2-1\.(?:embeds-)?ads\./);
  await expect.poll(() => lastSignal(page)).toContain('"ad_personalization":"granted"');

  await page.reload();
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'tcloaded', tcString });
  await expect(notice).toHaveCount(0);
  // The list of vendors is loaded only for readers who choose one by one.
  expect(calls.vendors).toBe(1);
});

test('a refusal is sent too: every vendor was disclosed, and none has consent', async ({
  page,
  address,
  words,
}) => {
  await vendorOn(page);
  await page.goto(address);
  const notice = noticeOf(page);
  const [yes, no] = await Promise.all(
    [words.yes, words.no].map((name) => boxOf(notice.getByRole('button', { name }))),
  );
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  await notice.getByRole('button', { name: words.no }).click();
  const refused = { consents: [], purposes: [], disclosed: [12, 70, 755] };
  await expect.poll(() => lastHeard(page)).toMatchObject({ ...refused, eventStatus: 'useractioncomplete' });
  await expect.poll(async () => (await cookies(page)).consent).toMatch(/^2-1\.none\./);
  await page.reload();
  await expect.poll(() => lastHeard(page)).toMatchObject({ ...refused, eventStatus: 'tcloaded' });
  await expect(notice).toHaveCount(0);
  await expect.poll(() => lastSignal(page)).toContain('"ad_storage":"denied"');
});

test('an error in a vendor’s listener affects neither the decision nor other vendors', async ({
  page,
  address,
  words,
}) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const api: unknown = Object(window).__tcfapi;
      if (typeof api !== 'function') return;
      clearInterval(timer);
      let times = 0;
      api('addEventListener', 2, () => {
        times += 1;
        if (times > 1) throw new Error('a vendor’s own fault');
      });
    }, 5);
  });
  await vendorOn(page);
  await page.goto(address);
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'cmpuishown' });
  const recorded = page.waitForResponse(/\/api\/front\/consent$/);
  await noticeOf(page).getByRole('button', { name: words.yes }).click();
  expect((await recorded).status()).toBe(200);
  await expect(noticeOf(page)).toHaveCount(0);
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'useractioncomplete' });
  await expect.poll(async () => (await cookies(page)).consent).toMatch(/^2-1\.(?:embeds-)?ads\./);
  await expect.poll(() => thrown).toEqual(['a vendor’s own fault']);
});

test('purposes and vendors are chosen one by one, and withdrawn', async ({ page, address, words }) => {
  await vendorOn(page);
  await page.goto(address);
  await noticeOf(page).getByRole('button', { name: words.choose }).click();
  const dialog = page.getByRole('dialog');
  const { purposes } = VENDOR_LIST_TEXTS;
  for (const id of [1, 2, 7] as const)
    await dialog.getByRole('switch', { name: purposes[id]?.name ?? '' }).check();
  await dialog.getByText(words.companies, { exact: true }).click();
  await dialog.getByRole('switch', { name: 'Barques & Anuncis' }).check();
  await expectNoFault(page, '[role=dialog]');
  await dialog.getByRole('button', { name: words.save }).click();
  await expect
    .poll(() => lastHeard(page))
    .toMatchObject({ eventStatus: 'useractioncomplete', consents: [12], purposes: [1, 2, 7] });
  await expect.poll(async () => (await cookies(page)).consent).toMatch(/^2-1\.(?:embeds-)?ads\./);
  // Advertising, but without profiles.
  await expect.poll(() => lastSignal(page)).toContain('"ad_storage":"granted"');
  await expect.poll(() => lastSignal(page)).toContain('"ad_personalization":"denied"');

  await page.reload();
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'tcloaded', consents: [12] });
  await page.getByRole('contentinfo').getByRole('button', { name: words.open }).click();
  await expect(dialog.getByRole('switch', { name: purposes[7]?.name ?? '' })).toBeChecked();
  await expect(dialog.getByRole('switch', { name: purposes[3]?.name ?? '' })).not.toBeChecked();
  const again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: words.no }).click();
  await again;
  await expect.poll(() => lastHeard(page)).toMatchObject({ eventStatus: 'tcloaded', consents: [] });
  await expect.poll(async () => (await cookies(page)).consent).toMatch(/^2-1\.none\./);
});

test('third-party frames find the framework, and query it by messages', async ({ page, address }) => {
  await page.goto(address);
  await expect(noticeOf(page)).toBeVisible();
  await expect(page.locator('iframe[name=__tcfapiLocator]')).toHaveCount(1);
  const ping = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => {
            if (Object(data).__tcfapiReturn) resolve(Object(data).__tcfapiReturn.returnValue);
          });
          postMessage({ __tcfapiCall: { command: 'ping', version: 2, callId: 'one' } }, '*');
        }),
    );
  const answer = { cmpLoaded: true, cmpId: 321, gdprApplies: true, displayStatus: 'visible' };
  await expect.poll(ping).toMatchObject(answer);
  // Inherited property names are not commands.
  const refused = await page.evaluate(() =>
    Promise.all(
      ['constructor', '__proto__', 'toString'].map(
        (command) =>
          new Promise((resolve) =>
            Object(window).__tcfapi(command, 2, (...told: unknown[]) => resolve(told)),
          ),
      ),
    ),
  );
  expect(refused).toEqual(Array(3).fill([null, false]));
});

test('a publisher’s own platform is used, without our notice next to it', async ({
  page,
  address,
  calls,
}) => {
  await page.addInitScript(() => {
    const api = (
      command: string,
      _version: number,
      listener: (data: unknown, isSuccess: boolean) => void,
    ) => {
      if (command === 'addEventListener') listener({ purpose: { consents: { 1: true } } }, true);
    };
    Object.assign(window, { __tcfapi: Object.assign(api, { isTheirs: true }) });
  });
  await page.goto(address);
  await expect(page.locator('portal-island[name=consent]')).toHaveAttribute('data-island-status', 'awake');
  await expect(noticeOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => Object(window).__tcfapi.isTheirs)).toBe(true);
  expect(calls.vendors).toBe(0);
});

onDemo('a site that does not speak it asks for nothing of it', async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(portal.url('far'));
  await page.getByRole('contentinfo').getByRole('button', { name: WORDS.far.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => typeof Object(window).__tcfapi)).toBe('undefined');
  expect(asked.filter((pathname) => pathname.includes('vendors'))).toEqual([]);
  await expect(page.locator('iframe[name=__tcfapiLocator]')).toHaveCount(0);
});
