import { expectNoFault } from './axe';
import { countShifts, shifts } from './layout-shifts';
import { isOffAir } from './off-air';
import { expect, test } from './portal';

test.describe('programmes from A to Z', () => {
  test('are filtered by letter and by name, also in the address', async ({ page, portal, isMobile }) => {
    await page.goto(portal.url('ones', '/programes/'));
    const index = page.locator('portal-island[name=programme-index]');
    const items = index.locator('li[data-content-id]');
    await expect(items).toHaveCount(12);
    const count = index.getByRole('status').first();
    await expect(count).toHaveText('15 programes');
    await index.getByRole('searchbox').focus();
    await expect(index).toHaveAttribute('data-island-status', 'awake');
    await expect(count).toHaveText('15 programes');
    if (isMobile) await index.getByLabel('Lletra').selectOption('C');
    else await index.getByRole('link', { name: 'C', exact: true }).click();
    await expect(page).toHaveURL(portal.url('ones', '/programes/?letter=C'));
    for (const name of await items.allInnerTexts()) expect(name).toMatch(/^C/);
    await index.getByRole('searchbox').fill('noticies');
    await expect(page).toHaveURL(portal.url('ones', '/programes/?text=noticies'));
    await expect(items).toHaveCount(2);
    await page.goBack();
    await expect(page).toHaveURL(portal.url('ones', '/programes/?letter=C'));
    await expect(items.first()).toContainText(/^C/);
    await index.getByRole('searchbox').fill('zzzz');
    await expect(index.locator('[data-part=none]')).toBeVisible();
    await index.getByRole('searchbox').fill('');
    await expect(items).toHaveCount(12);
  });

  test('continue page after page', async ({ page, portal }) => {
    await page.goto(portal.url('ones', '/programes/'));
    const items = page.locator('portal-island[name=programme-index] li[data-content-id]');
    await page.getByRole('link', { name: 'Mostra’n més' }).focus();
    await page.keyboard.press('Enter');
    await expect(items).toHaveCount(15);
    // The focus is on the first added item, and their number is announced.
    await expect(items.nth(12).getByRole('link')).toBeFocused();
    await expect(page.locator('portal-island[name=programme-index] [role=status]').first()).toHaveText(
      'S’han afegit 3 programes',
    );
    const ids = await items.evaluateAll((all) => all.map((one) => one.getAttribute('data-content-id')));
    expect(new Set(ids).size).toBe(15);
  });
});

test('the guide shows a day on each station, and what is on now', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ones', '/programacio/'));
  const stations = page.locator('[data-part=station]');
  await expect(stations).toHaveCount(2);
  const days = page.locator('[data-part=day]');
  await expect(days).toHaveCount(9);
  await expect(page.locator('[data-part=day][aria-current=date]')).toContainText('Avui');
  await days.filter({ hasText: 'Demà' }).click();
  await expect(page).toHaveURL(/\/programacio\/\d{4}\/\d\d\/\d\d\/$/);
  await expect(page.locator('[data-part=day][aria-current=date]')).toContainText('Demà');
  const times = await stations
    .first()
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''));
  expect(times).toEqual([...times].sort());
  expect((await portal.ask('ones', '/programacio/2020/01/01/')).status).toBe(404);
  const [from] = times;
  const day = new Date(Date.parse(from ?? '') + 60 * 86_400_000).toISOString().slice(0, 10);
  await page.goto(portal.url('ones', `/programacio/${day.replaceAll('-', '/')}/`));
  await expect(page.locator('[data-part=no-schedule]')).toHaveCount(1);
  await page.locator('[data-part=no-schedule]').getByRole('link', { name: 'Mira la d’avui' }).click();
  await expect(page).toHaveURL(portal.url('ones', '/programacio/'));
  await page.goBack();
  expect((await portal.ask('far', '/programacio/')).status).toBe(404);
});

test.describe('the grid of the guide', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has tiles as wide as they last, opens at now, and is walked by keys', async ({ page, portal }) => {
    await countShifts(page);
    await page.goto(portal.url('ones', '/programacio/'));
    const grid = page.locator('[data-part=grid]');
    const now = grid.locator('[data-part=now]');
    await expect(now).toBeInViewport();
    const tiles = await grid
      .locator('[data-part=track]')
      .first()
      .locator('> li')
      .evaluateAll((all) =>
        all.map((tile) => ({
          minutes: Number(tile.getAttribute('data-length')),
          // The gap between two tiles.
          width: tile.getBoundingClientRect().width + 3,
        })),
      );
    const hour = ((tiles[0]?.width ?? 0) / (tiles[0]?.minutes ?? 1)) * 60;
    expect(hour).toBeGreaterThan(150);
    for (const { minutes, width } of tiles) expect(Math.abs(width - (minutes / 60) * hour)).toBeLessThan(1);
    // The whole day, with its nights and gaps.
    expect(tiles.reduce((sum, { minutes }) => sum + minutes, 0)).toBeGreaterThanOrEqual(23 * 60);
    // Opening at now moves nothing.
    expect(await shifts(page)).toBeLessThan(0.001);

    const [first, second] = [0, 1].map((at) =>
      grid.locator('[data-part=track]').first().locator('[data-part=tile]').nth(at),
    );
    await first?.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('portal-island[name=guide]')).toHaveAttribute('data-island-status', 'awake');
    await expect(second ?? first ?? grid).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(grid.locator('[data-part=track]').nth(1).locator('[data-part=tile]:focus')).toHaveCount(1);
  });
});

for (const width of [1024, 1440])
  test(`no tile of the guide breaks a word or an hour, at ${width} px`, async ({ page, portal }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url('ones', '/programacio/'));
    const broken = await page.locator('[data-part=track] > li').evaluateAll((tiles) =>
      tiles.flatMap((tile) => {
        const isShort = Number(tile.getAttribute('data-length')) < 45;
        const found: string[] = [];
        const walker = document.createTreeWalker(tile, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const parent = node.parentElement;
          const box = parent?.getBoundingClientRect();
          if (!parent || !box || box.width <= 1) continue;
          if (isShort && (!parent.closest('[data-part=tile]') || tile.matches('[data-part=gap]')))
            found.push(`shows “${node.textContent}”`);
          for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(`breaks “${word}”`);
          }
        }
        const name = tile.querySelector('[data-part=tile]');
        if (name && name.getAttribute('title') !== name.textContent?.trim()) found.push('has another name');
        return found;
      }),
    );
    expect(broken).toEqual([]);
  });

test('a broadcaster’s areas stand once, and a programme has its seasons and editions', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('ones', '/programacio/'));
  await expect(page.locator('[data-part=show-navigation]')).toHaveCount(0);
  await page.goto(portal.url('ones', '/programes/l-altra-riba/'));
  await expect(page.locator('[data-part=episode]').first()).toBeVisible();
  const season = page.locator('[data-part=show-navigation] a', { hasText: /Temporada \d{4}-\d\d/ }).first();
  const address = (await season.getAttribute('href')) ?? '';
  await page.goto(portal.url('ones', address));
  await expect(page.locator('[data-part=episode]').first()).toBeVisible();
  await expect(page.locator('[data-part=show-navigation] [aria-current]').first()).toContainText('Temporada');
});

test('the on-demand area shows new programmes and all programmes', async ({ page, portal }) => {
  await page.goto(portal.url('ones', '/a-la-carta/'));
  await expect(page.locator('[data-part=show-grid]')).toHaveCount(2);
  await expect(page.locator('[data-part=show]')).toHaveCount(15);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'the day of a stream' : 'the day of a stream, without JavaScript', () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

    test('opens at the current show, and has none of last night', async ({ page, portal }) => {
      await page.goto(portal.url('ones', '/directe/tv/'));
      const carousel = page.locator('[data-part=carousel][data-kind=schedule]');
      await carousel.scrollIntoViewIfNeeded();
      if (javaScriptEnabled) await expect(carousel.locator('[data-part=viewport][data-awake]')).toBeVisible();
      const shows = carousel.locator('a');
      const isOn = await shows.evaluateAll((all) => all.map((show) => show.hasAttribute('aria-current')));
      // Between two shows, and at hours without broadcasts, there is none to open at.
      if (isOn.includes(true)) await expect(shows.nth(isOn.indexOf(true))).toBeInViewport({ ratio: 0.9 });
      const today = new Date().toLocaleDateString('sv', { timeZone: 'Europe/Madrid' });
      const days = await shows.locator('time').evaluateAll((all) =>
        all.map((time) =>
          new Date(time.getAttribute('datetime') ?? '').toLocaleDateString('sv', {
            timeZone: 'Europe/Madrid',
          }),
        ),
      );
      expect(days.filter((day, at) => day !== today && !isOn[at])).toEqual([]);
    });
  });

test.describe('the live page', () => {
  test('refreshes the live list every 10 s, but not in a hidden tab', async ({ page, portal }) => {
    await page.clock.install();
    let asked = 0;
    await page.route('**/api/front/streaming/list', async (route) => {
      asked += 1;
      await route.fulfill({
        json: { httpCode: 200, response: { streamingList: [{ id: 'x', title: `Programa ${asked}` }] } },
      });
    });
    await page.goto(portal.url('ones', '/directe/'));
    const panel = page.locator('portal-island[name=streams]');
    await panel.scrollIntoViewIfNeeded();
    await page.clock.runFor(1000);
    await expect(panel).toHaveAttribute('data-island-status', 'awake');
    await page.clock.runFor(10_000);
    await expect(panel).toContainText('Programa 1');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await page.clock.runFor(60_000);
    expect(asked).toBe(1);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => false });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(panel).toContainText('Programa 2');
  });

  test('plays the stream by JavaScript', { tag: '@gate' }, async ({ page, portal }) => {
    await page.goto(portal.url('ones', '/directe/tv/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ones TV, en directe');
    if (await isOffAir(page)) return;
    const playlist = await portal.ask('ones', '/demo-media/live/360.m3u8');
    expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl');
    expect(playlist.body.toString()).not.toContain('ENDLIST');
    const player = page.locator('portal-island[name=video]');
    await player.locator('video').click();
    await expect(player).toHaveAttribute('data-island-status', 'awake');
    await expect
      .poll(() => player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(0);
    const current = page.locator('[data-part=stream][aria-current]');
    await current.scrollIntoViewIfNeeded();
    await expect(current).toContainText('Ho estàs mirant');
    await player.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
    await expect(current).not.toContainText('Ho estàs mirant');
  });

  test('says that it is live only while its schedule has a broadcast', async ({ page, portal }) => {
    for (const path of ['/directe/tv/', '/directe/radio/']) {
      await page.goto(portal.url('ones', path));
      const main = page.locator('main');
      if (await isOffAir(page)) {
        await expect(main.locator('[data-part=live-player], [data-part=live]')).toHaveCount(0);
        await expect(main.locator('[data-part=returns]')).toHaveText(
          /^(?:Torna a l(?:es|a) \d+\.\d\d\sh, amb .+\.|Ara no emet\.)$/,
        );
        await expect(main.getByRole('link', { name: /^(?:Escolta|Mira) · / })).toBeVisible();
      } else await expect(main.locator('[data-part=live-player]')).toBeVisible();
      await expect(page.locator('[data-part=streams]')).not.toContainText('Ho estàs');
    }
  });

  test('shows one player of the channel, and links to its audio, without JavaScript too', async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url('ones', '/directe/tv/'));
    if (await isOffAir(page)) return;
    const [film, sound] = [
      page.locator('portal-island[name=video]'),
      page.locator('portal-island[name=audio]'),
    ];
    await expect(film).toBeVisible();
    await expect(sound).toBeHidden();
    await page.getByRole('link', { name: 'Només el so' }).click();
    await expect(sound).toBeVisible();
    await expect(film).toBeHidden();
    await page.getByRole('link', { name: 'Torna a la imatge' }).click();
    await expect(film).toBeVisible();
    await expect(sound).toBeHidden();
    // The page's own stream is not offered in the list.
    const current = page.locator('[data-part=stream][aria-current]');
    await expect(current.locator('[data-part=video]')).toHaveCount(0);
  });
});

test('a broadcaster’s pages have no accessibility violation', async ({ page, portal }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  for (const address of [
    '/programes/',
    '/programes/conta-m-ho/',
    '/programacio/',
    '/a-la-carta/',
    '/directe/',
  ]) {
    await page.goto(portal.url('ones', address));
    await expectNoFault(page);
  }
});
