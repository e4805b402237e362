import { STORED_ITEMS } from '@portal/model/readers';
import { awake, expectNoFault, loggedIn } from './account';
import { COOKIES, decisionIn, expect, noticeOf, signals, test, WORDS, writtenIn } from './asking-portal';
import { atRest } from './at-rest';
import { boxOf } from './boxes';
import { hiddenFocusIn } from './focus';
import { METERED, readStory } from './gate';
import { test as onDemo } from './portal';

test('a reader is asked once: no is as easy as yes, and is kept on the next page', {
  tag: '@gate',
}, async ({ page, address, words }) => {
  await page.goto(address);
  const notice = noticeOf(page);
  await expect(notice).toBeVisible();
  expect(await writtenIn(page)).toEqual([]);
  expect((await signals(page))[0]).toContain('"consent","default",{"ad_storage":"denied"');
  const [yes, no] = await Promise.all(
    [words.yes, words.no].map((name) => boxOf(notice.getByRole('button', { name }))),
  );
  expect([no?.width, no?.height, no?.y]).toEqual([yes?.width, yes?.height, yes?.y]);
  await expectNoFault(page, '[data-part=consent-notice]');
  await page.keyboard.press('Escape');
  await expect(notice).toBeVisible();
  // It is the first stop of the keyboard.
  await page.keyboard.press('Tab');
  expect(await notice.evaluate((element) => element.contains(document.activeElement))).toBe(true);

  const recorded = page.waitForResponse(/\/api\/front\/consent/);
  await notice.getByRole('button', { name: words.no }).press('Enter');
  expect((await recorded).status()).toBe(200);
  await expect(notice).toHaveCount(0);
  const wayOn = page.locator('[data-part=skip-links] a').first();
  await expect(wayOn).toBeFocused();
  await expect(wayOn).toBeInViewport({ ratio: 1 });
  const kept = await decisionIn(page);
  expect(kept?.value).toMatch(/^2-1\.none\.[0-9a-f]{32}$/);
  expect(((kept?.expires ?? 0) * 1000 - Date.now()) / 86_400_000).toBeCloseTo(182, 0);
  expect(await writtenIn(page)).toEqual(['cookie consent']);
  await atRest(page, () => page.reload());
  await expect(page.locator('portal-island[name=consent]')).toHaveAttribute('data-island-status', 'asleep');
  await expect(notice).toHaveCount(0);
});

test('choices are made one by one, found again at the bottom of the page, and withdrawn', {
  tag: '@gate',
}, async ({ page, address, words }) => {
  await page.goto(address);
  await noticeOf(page).getByRole('button', { name: words.choose }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(0);
  await expectNoFault(page, '[role=dialog]');
  // Closing without a decision keeps the question open.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(noticeOf(page)).toBeVisible();
  expect(await decisionIn(page)).toBeUndefined();
  await noticeOf(page).getByRole('button', { name: words.choose }).click();
  await dialog.getByRole('switch', { name: words.measure }).check();
  await dialog.getByRole('button', { name: words.save }).click();
  await expect(noticeOf(page)).toHaveCount(0);
  await expect.poll(async () => (await decisionIn(page))?.value).toContain('2-1.analytics.');
  await expect.poll(async () => (await signals(page)).at(-1)).toContain('"analytics_storage":"granted"');
  expect((await signals(page)).at(-1)).toContain('"ad_storage":"denied"');

  await page.reload();
  await page.getByRole('contentinfo').getByRole('button', { name: words.open }).click();
  await expect(dialog.getByRole('switch', { name: words.measure })).toBeChecked();
  const again = page.waitForEvent('load');
  await dialog.getByRole('button', { name: words.no }).click();
  await again;
  expect((await decisionIn(page))?.value).toContain('2-1.none.');
});

/** A section, on every site. */
const SECTION = '/cultura/';

test.describe('if pages can be kept for reading offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('none is kept, before the decision about cookies or after', async ({ page, address, words }) => {
    for (const visited of [address, new URL(SECTION, address).href]) {
      await atRest(page, () => page.goto(visited));
      await expect(noticeOf(page)).toBeVisible();
      expect(await writtenIn(page)).toEqual([]);
    }
    // A decision about an earlier question does not answer this one.
    await page.context().addCookies([{ name: 'consent', value: `0-9.none.${'a'.repeat(32)}`, url: address }]);
    await atRest(page, () => page.reload());
    await expect(noticeOf(page)).toBeVisible();
    expect(await writtenIn(page)).toEqual(['cookie consent']);
    for (const answer of [words.no, words.yes]) {
      await noticeOf(page).getByRole('button', { name: answer }).click();
      await expect(noticeOf(page)).toHaveCount(0);
      await atRest(page, () => page.goto(address));
      expect(await writtenIn(page)).toEqual(['cookie consent']);
      await page.context().clearCookies();
      await atRest(page, () => page.reload());
    }
  });
});

test('in a low window, as at 400 % zoom, everything can be read and pressed, and the focus is never hidden', async ({
  page,
  address,
  words,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(address);
  await expect(noticeOf(page)).toBeVisible();
  const hidden: string[] = [];
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab');
    const name = await hiddenFocusIn(page);
    if (name) hidden.push(`${stop} ${name}`);
  }
  expect(hidden).toEqual([]);
  await noticeOf(page).getByRole('button', { name: words.choose }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: words.save });
  await expect(save).toBeAttached();
  // Forwards past the end, and backwards past the beginning.
  for (const key of ['Tab', 'Shift+Tab'])
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(key);
      const name = await hiddenFocusIn(page);
      if (name) hidden.push(`${key} ${stop} ${name}`);
    }
  expect(hidden).toEqual([]);
  await save.scrollIntoViewIfNeeded();
  // It scrolls as a whole, so that the choices do not scroll in a narrow strip.
  expect(await dialog.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true);
  await save.click();
  await expect(noticeOf(page)).toHaveCount(0);
});

const QUIET = {
  front: '/',
  'an article with a player of others': '/cultura/cineclub-conill-placa/',
  'a live blog': '/territori/temporal-llevant-directe/',
  registration: '/registro',
};
for (const [what, address] of Object.entries(QUIET))
  onDemo(
    `before anything is decided, ${what} writes nothing and asks nobody else`,
    async ({ page, portal }) => {
      const foreign: string[] = [];
      page.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith('http') && !hostname.endsWith('.localhost')) foreign.push(request.url());
      });
      await atRest(page, () => page.goto(portal.url('far', address)));
      await atRest(page, () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)));
      expect(foreign).toEqual([]);
      expect(await writtenIn(page)).toEqual([]);
      // No notice if nothing needs consent in advance: players ask in their own place.
      await expect(noticeOf(page)).toHaveCount(0);
    },
  );

onDemo(
  'players of others are allowed at the foot of the page, and forbidden again',
  async ({ page, portal }) => {
    await page.route(/^https:\/\//, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await page.goto(portal.url('far', QUIET['an article with a player of others']));
    const player = page.locator('[data-part=consent-embed]').first();
    await player.scrollIntoViewIfNeeded();
    await player.getByRole('checkbox').check();
    await player.getByRole('button', { name: 'Reprodueix-ho aquí' }).click();
    await expect(player.locator('iframe')).toHaveCount(1);
    const kept = () => page.evaluate(() => Object.keys(localStorage));
    await expect.poll(kept).toContain('embeds.Vimeo');
    await page.getByRole('contentinfo').getByRole('button', { name: WORDS.far.open }).click();
    await awake(page, 'consent');
    await page.getByRole('dialog').getByRole('button', { name: WORDS.far.no }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(kept).not.toContain('embeds.Vimeo');
    await page.reload();
    await expect(player.locator('iframe')).toHaveCount(0);
  },
);

const SALE = '/legal/subscripcio/';
const LEGAL = [
  '/legal/avis/',
  '/legal/condicions/',
  SALE,
  '/legal/privacitat/',
  COOKIES,
  '/legal/accessibilitat/',
  '/legal/correccions/',
  '/legal/propietat/',
  '/legal/ia/',
];

onDemo(
  'each footer leads to the same legal pages, in the same order, and to terms of what is sold',
  async ({ page, portal }) => {
    for (const site of ['far', 'ribera', 'ones'] as const) {
      await page.goto(portal.url(site));
      const links = page.getByRole('contentinfo').locator('a[href^="/legal/"]');
      const own = site === 'far' ? LEGAL : LEGAL.filter((address) => address !== SALE);
      expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(own);
    }
    for (const address of LEGAL) {
      await page.goto(portal.url('far', address));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('main')).toContainText(/El Far/);
      expect(await page.locator('main').textContent()).not.toMatch(/[{}]|undefined/);
      // The demo provides all legal facts, and each page has a version to read.
      await expect(page.locator('main [data-part=missing]')).toHaveCount(0);
      await expect(page.locator('main [data-part=versions] a').last()).toHaveText(/^Versió 1, des d/);
      await expectNoFault(page);
    }
  },
);

onDemo(
  'the page of cookies has all under what it is for, scrolls nowhere to the side, and says what partners are for',
  async ({ page, portal }) => {
    for (const [site, session, purpose] of [
      ['far', 'La sessió', 'Contingut d’altres webs'],
      ['ribera', 'La sesión', 'Contenido de otras webs'],
    ] as const) {
      await page.goto(portal.url(site, COOKIES));
      const html = page.locator('html');
      expect(await html.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
      const ofSession = page.getByRole('region', { name: session });
      await expect(ofSession.getByText('session', { exact: true })).toBeVisible();
      await expect(page.getByRole('list', { name: purpose }).getByRole('link')).not.toHaveCount(0);
    }
  },
);

onDemo(
  'a walk through the site keeps nothing that the page of cookies does not list',
  async ({ page, portal }) => {
    await loggedIn(page, portal, 'far');
    for (const address of ['/', ...Object.values(QUIET), '/perfil/'])
      await atRest(page, () => page.goto(portal.url('far', address)));
    // Metered stories are counted when they are read.
    await page.goto(portal.url('far', METERED[0]));
    await readStory(page);
    await expect(page.locator('[data-part=rest]')).toBeVisible();
    const names = (await writtenIn(page)).map((written) =>
      written.replace(/^\w+ (?:__(?:Host|Secure)-)?/, ''),
    );
    expect(names.some((name) => name.startsWith('paywall-'))).toBe(true);
    const isListed = (name: string) =>
      STORED_ITEMS.some((item) =>
        item.name.endsWith('*') ? name.startsWith(item.name.slice(0, -1)) : item.name === name,
      );
    expect(names.filter((name) => !isListed(name))).toEqual([]);
    await page.goto(portal.url('far', COOKIES));
    const listed = await page.locator('[data-part=stored] code').allTextContents();
    expect(listed.toSorted()).toEqual(
      STORED_ITEMS.flatMap(({ name, only }) => (only === 'framework' ? [] : [name])).toSorted(),
    );
  },
);
