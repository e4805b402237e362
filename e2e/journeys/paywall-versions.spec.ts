import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { RunningPortal } from '../server';
import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { CLOSED, enter, FOR_SUBSCRIBERS, GATE, METERED, readStory } from './gate';
import { siteFile, startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

const REGISTER = 'Registra’t i llegeix-ho tot';
const SHOP = 'https://quiosc.example/far';
const COOKIE = 'paywall-version-far';

/**
 * El Far, whose published paywall has a message for texts that require an account, and which asks for consent
 * first.
 */
const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const file = (await siteFile('far'))
        .replace(
          '  partners:\n',
          '  partners:\n    - { name: Mesura SL, purpose: analytics, policy: "https://mesura.example/" }\n',
        )
        .replace('stripePrice: price_far_anual', `soldAt: "${SHOP}"`)
        .replace(
          '        - messageId: regal\n',
          `        - messageId: registre
          type: bottom
          canBeClosed: true
          principalText: ${REGISTER}
          buttonText: Registra’t
          buttonUrl: /registro
        - messageId: regal\n`,
        )
        .replace(
          'subscribers: [subscriptors], given',
          'subscribers: [subscriptors], registered: [registre], given',
        );
      const portal = await startOwnPortal({
        siteFiles: { 'far.yaml': file },
        isSeeded: true,
        env: { PORTAL_LIMITS: 'off' },
      });
      await use(portal);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const url = ({ port }: RunningPortal, path: string) => `http://far.localhost:${port}${path}`;
const message = (page: Page) => page.locator('[data-part=paywall]');
const refused = (context: BrowserContext, portal: RunningPortal) =>
  context.addCookies([{ name: 'consent', value: `2-1.none.${'a'.repeat(32)}`, url: url(portal, '/') }]);
const comeTo = (page: Page, part: string) =>
  page.evaluate((place) => document.querySelector(place)?.scrollIntoView(), part);

test('a reader without an account sees a message too, with a link to register; one with an account reads', async ({
  page,
  portal,
  context,
}) => {
  await refused(context, portal);
  await page.goto(url(portal, CLOSED.far));
  await comeTo(page, GATE);
  await expect(message(page)).toBeAttached();
  await expect(message(page)).toBeHidden();
  await comeTo(page, '[data-part=footer]');
  await expect(message(page)).toBeVisible();
  await expect(message(page)).toContainText(REGISTER);
  await expect(message(page).getByRole('link', { name: 'Registra’t' })).toHaveAttribute(
    'href',
    `/registro?backUrl=${encodeURIComponent(CLOSED.far)}`,
  );
  await expectNoFault(page);
  await enter(page);
  await page.reload();
  await comeTo(page, GATE);
  await expect(page.locator('[data-part=rest]')).toBeVisible();
  await expect(message(page)).toHaveCount(0);
});

test('a version that the site no longer has is no longer tested', async ({ page, portal, context }) => {
  await refused(context, portal);
  await context.addCookies([{ name: COOKIE, value: 'estiu', url: url(portal, '/') }]);
  await page.goto(url(portal, FOR_SUBSCRIBERS));
  await comeTo(page, GATE);
  await expect(message(page)).toBeAttached();
  await expect(page.locator('[data-part=paywall-test]')).toHaveCount(0);
  await expect.poll(async () => (await context.cookies()).some(({ name }) => name === COOKIE)).toBe(false);
});

test('an existing version is tested, and is labelled as a test', async ({ page, portal, context }) => {
  await refused(context, portal);
  await context.addCookies([{ name: COOKIE, value: 'primavera', url: url(portal, '/') }]);
  await page.goto(url(portal, FOR_SUBSCRIBERS));
  await comeTo(page, GATE);
  const strip = page.locator('body > [data-part=paywall-test]');
  await expect(strip).toContainText('primavera');
  // Above the bottom of the window, over other fixed parts.
  await comeTo(page, '[data-part=footer]');
  await expect.poll(async () => (await boxOf(strip)).bottom).toBe(await page.evaluate(() => innerHeight));
  await expectNoFault(page);
});

test('no message appears under a finger that has just refused: it waits until the reader scrolls on', async ({
  page,
  portal,
}) => {
  await page.goto(url(portal, METERED[0]));
  const no = page.getByRole('button', { name: 'Rebutja-ho tot' });
  await expect(no).toBeVisible();
  await readStory(page);
  await expect(page.locator('[data-part=rest]')).toBeVisible();
  const recorded = page.waitForResponse(/\/api\/front\/consent/);
  await no.click();
  await recorded;
  await expect(no).toHaveCount(0);
  await expect(message(page)).toHaveCount(0);
  await expect(async () => {
    await page.evaluate(() => scrollBy(0, -40));
    await expect(message(page)).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a third-party subscription links to its seller, without the site’s own terms of sale', async ({
  page,
  portal,
  context,
}) => {
  await refused(context, portal);
  await page.goto(url(portal, '/subscripcio/'));
  const yearly = page.locator('[data-offer=anual]');
  await expect(yearly.getByRole('link', { name: 'Subscriu-t’hi a quiosc.example: «Anual»' })).toHaveAttribute(
    'href',
    SHOP,
  );
  await expect(yearly).toContainText('Estalvies 12 € l’any');
  await expect(page.locator('[data-offer=mensual]')).toContainText('Ara mateix no es pot comprar aquí.');
  await expect(page.getByRole('heading', { name: 'El que es compra a quiosc.example' })).toBeVisible();
  for (const name of ['Com es paga', 'Dret de desistiment', 'Qui la ven'])
    await expect(page.getByRole('heading', { name })).toHaveCount(0);
  await expectNoFault(page);
});
