import { chromium } from 'playwright/test';
import { loggedIn } from './account';
import { expectNoFault } from './axe';
import { CLOSED, FOR_SUBSCRIBERS, GATE, METERED } from './gate';
import { addressesIn, CHOICE, choiceOf, expectKept, keptIn, visited } from './offline';
import { noteContext } from './pages-seen';
import { ADDRESSES, expect, SITES, test } from './portal';

test.use({ serviceWorkers: 'allow' });

const { article, section } = ADDRESSES.far;
const COPY = 'Llegeixes una còpia desada';

test('a page read before is available without a connection, and shows its date', {
  tag: '@gate',
}, async ({ page, context, portal }) => {
  await visited(page, portal.url('far'));
  await page.goto(portal.url('far', article));
  const title = await page.locator('h1').textContent();
  // Only the pictures that the reader has scrolled to are stored.
  await page.locator('footer').last().scrollIntoViewIfNeeded();
  await expectKept(page, article);

  await context.setOffline(true);
  await page.goto(portal.url('far'));
  await expect(page.locator('[data-part=kept-copy]')).toContainText(COPY);
  await page.goto(portal.url('far', article));
  await expect(page.locator('h1')).toHaveText(title ?? '');
  const lead = page.locator('main picture img').first();
  await expect.poll(() => lead.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const notice = page.getByRole('complementary', { name: 'Còpia desada' });
  await expect(notice).toContainText(/còpia desada avui a l(?:a|es) \d{1,2}\.\d\d/);
  await expectNoFault(page);

  await context.setOffline(false);
  await notice.getByRole('link', { name: 'Actualitza' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test('a page that is not stored shows the site’s offline page, with the stored pages', {
  tag: '@gate',
}, async ({ page, context, portal }) => {
  await visited(page, portal.url('far', article));
  const title = (await page.locator('h1').textContent()) ?? '';
  await context.setOffline(true);
  const answer = await page.goto(portal.url('far', section));
  expect(answer?.status()).toBe(503);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hi ha connexió');
  await expectNoFault(page);
  // With a pointer the browser would prefetch the page, in a process that journeys cannot take offline.
  await page.locator('[data-part=kept-pages]').getByRole('link', { name: title }).press('Enter');
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
  await expect(page.locator('h1')).toHaveText(title);

  await page.goto(portal.url('far', section));
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Torna-ho a provar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Territori');
});

for (const [asks, closed] of [
  ['an account', CLOSED.far],
  ['a story of the month', METERED[0]],
  ['a subscription', FOR_SUBSCRIBERS],
] as const)
  test(`only the opening of a story that requires ${asks} is stored: the list says so, and its gate waits for a connection`, async ({
    page,
    context,
    portal,
  }) => {
    await visited(page, portal.url('far', closed));
    const title = (await page.locator('h1').textContent()) ?? '';
    await context.setOffline(true);
    await page.goto(portal.url('far', section));
    const item = page.locator('[data-part=kept-pages] li').filter({ hasText: title });
    await expect(item).toContainText('Aquí només se’n pot llegir el començament');
    await expectNoFault(page);
    await item.getByRole('link').press('Enter');
    const kept = page.getByRole('region', { name: 'La resta de l’article necessita connexió' });
    await expect(kept).toBeVisible();
    await expect(page.locator(GATE)).toBeHidden();
    await expectNoFault(page);
    const again = kept.getByRole('link', { name: 'Torna-ho a provar' });
    // The previous page also shows that there is no connection, until the next one has loaded.
    await page.waitForLoadState();
    const loaded = page.waitForEvent('load');
    await again.press('Enter');
    await loaded;
    await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
    await expect(kept).toBeVisible();

    await context.setOffline(false);
    await again.click();
    await expect(page.locator(GATE)).toBeVisible();
    await expect(kept).toHaveCount(0);
  });

test('a saved article is available after a browser restart, including pictures that were never displayed', async ({
  portal,
}, info) => {
  const folder = info.outputPath('browser');
  const options = {
    ...info.project.use.launchOptions,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'allow' as const,
  };
  const first = await chromium.launchPersistentContext(folder, options);
  noteContext(first);
  const page = first.pages()[0] ?? (await first.newPage());
  await loggedIn(page, portal, 'far');
  await visited(page, portal.url('far'));
  await page.goto(portal.url('far', article));
  const save = page.locator('portal-island[name=save]');
  await expect(save).toHaveAttribute('data-island-status', 'awake');
  const answered = page.waitForResponse('**/api/bookmark/**');
  await save.getByRole('button').first().click();
  await answered;
  await page.goto(portal.url('far', '/perfil/contenidos-guardados/'));
  await expect(page.locator('[data-part=keep-saved]')).toContainText('Els tens tots en aquest dispositiu');
  await first.close();

  const second = await chromium.launchPersistentContext(folder, options);
  noteContext(second);
  await second.setOffline(true);
  const cold = second.pages()[0] ?? (await second.newPage());
  await cold.goto(portal.url('far', article));
  await expect(cold.locator('[data-part=kept-copy]')).toContainText(COPY);
  await cold.locator('footer').last().scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      cold
        .locator('article picture img')
        .evaluateAll(
          (images: HTMLImageElement[]) =>
            images.filter((image) => image.complete && !image.naturalWidth).length,
        ),
    )
    .toBe(0);
  await second.close();
});

test('stories saved elsewhere are stored when the reader asks for it', async ({ page, context, portal }) => {
  await loggedIn(page, portal, 'far');
  await page.goto(portal.url('far', '/cultura/'));
  // Saved on another device: this one does not know yet.
  const card = page.locator(`[data-content-id]:has(a[href="${CLOSED.far}"])`).first();
  const id = await card.getAttribute('data-content-id');
  const saved = await page.evaluate(
    async (content) => (await fetch(`/api/bookmark/content/${content}`, { method: 'POST' })).status,
    id,
  );
  expect(saved).toBe(200);
  await page.goto(portal.url('far', '/perfil/contenidos-guardados/'));
  const part = page.locator('[data-part=keep-saved]');
  await expect(choiceOf(page).getByRole('switch')).not.toBeChecked();
  await expect(part).toHaveCount(0);
  await choiceOf(page).getByRole('switch').check();
  await expect(part).toContainText('Encara no en pots llegir cap sense connexió');
  await part.getByRole('button', { name: /^Desa’ls en aquest dispositiu/ }).click();
  await expect(part).toContainText('Els tens tots en aquest dispositiu');
  await expect(part).toContainText('només en tens el començament');
  await expectNoFault(page);
  const link = await page.locator('[data-part=saved-list] h2 a').getAttribute('href');
  await context.setOffline(true);
  await page.goto(portal.url('far', link ?? ''));
  await expect(page.locator('[data-part=kept-copy]')).toBeVisible();
});

test('private and gated content is never stored', { tag: '@gate' }, async ({ page, portal }) => {
  const { nick, email } = await loggedIn(page, portal, 'far');
  await visited(page, portal.url('far'));
  const own = ['/perfil/mi-cuenta/', '/perfil/contenidos-guardados/', '/buscar?text=port', '/contacte/'];
  for (const address of own) await page.goto(portal.url('far', address));
  await page.goto(portal.url('far', CLOSED.far));
  await expect(page.locator(GATE)).toHaveCount(0);
  const locked = (await page.locator('[data-part=body] p').last().textContent()) ?? '';
  expect(locked.length).toBeGreaterThan(40);
  await expectKept(page, CLOSED.far);
  const kept = await keptIn(page);
  for (const [address, body] of kept) {
    expect(own).not.toContain(address);
    expect(address).not.toMatch(/^\/(?:api|webapi|perfil|redaccio|demo-media)\//);
    expect(body).not.toContain(email);
    expect(body).not.toContain(nick);
    expect(body).not.toContain(locked);
  }
});

test('a browser that never reports idle time still stores pages', async ({ page, portal }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (work, { timeout } = {}) =>
      timeout ? window.setTimeout(work, timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0;
  });
  await visited(page, portal.url('far', article));
});

test('logging out deletes all stored pages', { tag: '@gate' }, async ({ page, portal }) => {
  await loggedIn(page, portal, 'far');
  await visited(page, portal.url('far'));
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  await page.goto(portal.url('far', '/logout'));
  // Not by opening the logout page: anyone's link may lead there.
  expect(await addressesIn(page)).toContain(article);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL('**/acceso/**');
  await expect.poll(async () => (await addressesIn(page)).includes(article)).toBe(false);
  await expect
    .poll(async () => (await addressesIn(page)).filter((address) => address.startsWith('/media/')))
    .toEqual([]);
});

test('a form of another page that logs out deletes no stored page, and the desk adds no files', async ({
  page,
  portal,
}) => {
  await visited(page, portal.url('far'));
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" action="${portal.url('far', '/logout')}"><button>Guanya un premi</button></form>`,
  );
  await page.getByRole('button').click();
  await page.waitForURL('**/logout*');
  expect(await addressesIn(page)).toContain(article);
  // The worker ignores the desk, and so the files of its pages.
  const before = await addressesIn(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(portal.url('far', '/redaccio/entrada/'));
  await page.waitForLoadState('load');
  const own = asked.filter((path) => path.startsWith('/assets/') && !before.includes(path));
  expect(own).not.toEqual([]);
  expect((await addressesIn(page)).filter((path) => own.includes(path))).toEqual([]);
});

test('a session that ended elsewhere leaves nothing behind either', async ({ page, context, portal }) => {
  await loggedIn(page, portal, 'far');
  await visited(page, portal.url('far'));
  await page.waitForFunction(async () => (await caches.keys()).includes('reader-1'));
  await page.goto(portal.url('far', article));
  await expectKept(page, article);
  await context.clearCookies();
  await page.goto(portal.url('far', section));
  await expect.poll(async () => (await addressesIn(page)).includes(article)).toBe(false);
});

test('without JavaScript nothing is stored, and every page works as before', async ({ browser, portal }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, serviceWorkers: 'allow' });
  const page = await context.newPage();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(portal.url('far', article));
  await expect(page.locator('h1')).toBeVisible();
  expect((await page.goto(portal.url('far', CHOICE)))?.status()).toBe(200);
  await expect(page.locator('[data-part=without-script]')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Què s’hi desa' })).toBeVisible();
  expect(asked).not.toContain('/far/offline.js');
  await context.close();
});

test('each site can be installed', async ({ page, context, portal }) => {
  for (const site of SITES) {
    await page.goto(portal.url(site));
    const client = await context.newCDPSession(page);
    const { installabilityErrors } = await client.send('Page.getInstallabilityErrors');
    // A private window cannot install anything, whatever a site offers.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    const { errors, data = '{}' } = await client.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, screenshots, lang } = JSON.parse(data);
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const drawn = await page.evaluate(async (address) => {
        const picture = await createImageBitmap(await (await fetch(address)).blob());
        return `${picture.width}x${picture.height}`;
      }, src);
      expect(drawn).toBe(sizes);
    }
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    expect(screenshots).toHaveLength(2);
    expect(lang).toBe(site === 'ribera' ? 'es' : 'ca');
    await client.detach();
  }
});
