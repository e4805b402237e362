import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright/test';
import { atRest } from './at-rest';
import { expectNoFault } from './axe';
import { bodiesOf, expect, test } from './portal';

/** A page of each kind of media in the demo newsroom, and the island that plays it. */
const PIECES = {
  video: '/esports/video-ciaboga-llagut/',
  audio: '/cultura/audio-quaderns-faroner/',
  gallery: '/territori/fotos-temporal-escullera/',
  'video-360': '/territori/video-mirador-llosa-360/',
  embed: '/cultura/cineclub-conill-placa/',
} as const;
const SOUND_ELSEWHERE = '/societat/musica-espera-ajuntament/';

/** Gzipped bytes of all scripts before any interaction. */
const MAX_SCRIPT = 5_000;

const island = (page: Page, name: string) => page.locator(`portal-island[name="${name}"]`).first();

/** Moves the pointer to an island, and waits until it is interactive. */
async function wake(part: Locator): Promise<void> {
  await part.dispatchEvent('pointerenter');
  await expect(part).toHaveAttribute('data-island-status', 'awake');
}

const entries = (page: Page) =>
  page.evaluate(() => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []);

for (const [name, address] of Object.entries(PIECES)) {
  test(`${name}: is inactive until the pointer reaches it, and activates in its place`, {
    tag: name === 'video' || name === 'gallery' ? '@gate' : [],
  }, async ({ page, portal }) => {
    const scripts = await bodiesOf(page, portal.url('far', address), ['script']);
    // The view counter loads three seconds after the page, whatever else happens then.
    const sizes = scripts
      .filter(({ name: script }) => script !== 'measuring')
      .map(({ body }) => gzipSync(body, { level: 9 }).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MAX_SCRIPT);

    const part = island(page, name);
    const place = () =>
      part.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { x, y, width, height } = range.getBoundingClientRect();
        return [x, y, width, height].map(Math.round);
      });
    const asleep = await place();
    await wake(part);
    expect(await place()).toEqual(asleep);
    await expectNoFault(page);
  });
}

for (const name of ['video', 'video-360', 'embed'] as const) {
  test(`${name}: the poster is the page’s first and largest picture`, async ({ page, portal }) => {
    await atRest(page, () => page.goto(portal.url('far', PIECES[name])));
    const poster = island(page, name).locator('img').first();
    await expect(poster).toHaveAttribute('fetchpriority', 'high');
    await expect(poster).toHaveAttribute('loading', 'eager');
    const largest = () =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1);
              resolve(String(last && Reflect.get(last, 'url')));
            }).observe({ type: 'largest-contentful-paint', buffered: true });
          }),
      );
    // A loaded picture is painted a little later.
    await expect
      .poll(largest)
      .toBe(await poster.evaluate((picture) => picture instanceof HTMLImageElement && picture.currentSrc));
  });
}

test('a film streams from the first play, with its qualities, and reports how much was watched', {
  tag: '@gate',
}, async ({ page, portal }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await atRest(page, () => page.goto(portal.url('far', PIECES.video)));
  const part = island(page, 'video');
  await wake(part);
  const isStream = (path: string) => /\/hls-|\.m3u8$|\.ts$|\.mp4$/.test(path);
  expect(asked.filter(isStream)).toEqual([]);

  await part.locator('[data-part=start]').click();
  const film = part.locator('video');
  const time = () => film.evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : -1));
  await expect.poll(time).toBeGreaterThan(0);
  expect(asked.some((path) => /\/hls-/.test(path))).toBe(true);
  await part.hover();
  await part.getByRole('button', { name: 'Opcions' }).click();
  await expect(part.getByRole('radio', { name: '360p', exact: true })).toBeVisible();
  // The film sets its speed, and the control shows it.
  const faster = part.getByRole('radio', { name: '1,5×' });
  await faster.click();
  await expect(faster).toBeChecked();
  expect(await film.evaluate((video) => video instanceof HTMLVideoElement && video.playbackRate)).toBe(1.5);

  await film.evaluate((video) => {
    if (video instanceof HTMLVideoElement) video.currentTime = video.duration * 0.8;
  });
  const seen = async () =>
    (await entries(page)).flatMap(({ event, milestone }) => (event === 'video_milestone' ? milestone : []));
  // It may have ended meanwhile.
  await expect.poll(async () => (await seen()).slice(0, 3)).toEqual([25, 50, 75]);
  expect((await entries(page)).find(({ event }) => event === 'video_milestone')).toMatchObject({
    source: '/demo-media/film/film.m3u8',
    player_version: '8.9.3',
  });
});

test('a press before the player is active plays the film', async ({ page, portal }) => {
  await page.goto(portal.url('far', PIECES.video));
  const part = island(page, 'video');
  // The middle of the browser's own player, away from its controls.
  await part.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.click());
  await expect(part).toHaveAttribute('data-island-status', 'awake');
  await expect
    .poll(() => part.locator('video').evaluate((video) => video instanceof HTMLVideoElement && !video.paused))
    .toBe(true);
});

test('a film that cannot be loaded says so, and plays at the next attempt', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', PIECES.video));
  await page.route('**/demo-media/**', (route) => route.abort());
  const part = island(page, 'video');
  await wake(part);
  await part.locator('[data-part=start]').click();
  await expect(part.getByRole('alert')).toContainText('No s’ha pogut reproduir.');
  await page.unroute('**/demo-media/**');
  await part.getByRole('button', { name: 'Torna-ho a provar' }).click();
  await expect
    .poll(() =>
      part.locator('video').evaluate((video) => video instanceof HTMLVideoElement && video.currentTime),
    )
    .toBeGreaterThan(0);
});

test('audio keeps playing in a bar further down the page, which can be closed', async ({ page, portal }) => {
  await page.goto(portal.url('far', PIECES.audio));
  const part = island(page, 'audio');
  await wake(part);
  await part.getByRole('button', { name: 'Reprodueix' }).click();
  const sound = part.locator('audio');
  const isPlaying = () => sound.evaluate((audio) => audio instanceof HTMLAudioElement && !audio.paused);
  await expect.poll(isPlaying).toBe(true);
  const bar = page.getByRole('region', { name: 'Reproductor' });
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toBeVisible();
  await expectNoFault(page, '[data-part=audio-bar]');
  await bar.getByRole('button', { name: 'Posa en pausa' }).click();
  await expect.poll(isPlaying).toBe(false);
  await bar.getByRole('button', { name: 'Reprodueix' }).click();
  await expect.poll(isPlaying).toBe(true);
  await bar.getByRole('button', { name: 'Tanca el reproductor' }).click();
  await expect(bar).toHaveCount(0);
  expect(await isPlaying()).toBe(false);
});

test('a third-party player waits for the reader’s consent, and remembers it', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  const asked: string[] = [];
  await page.route(/vimeo\.com/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>film</p>' });
  });
  await atRest(page, () => page.goto(portal.url('far', PIECES.embed)));
  const part = island(page, 'embed');
  await wake(part);
  expect(asked).toEqual([]);
  await part.getByRole('checkbox').check();
  await part.getByRole('button', { name: 'Reprodueix-ho aquí' }).click();
  await expect(part.frameLocator('iframe').getByText('film')).toBeVisible();
  expect(asked).toEqual(['https://player.vimeo.com/video/1084537?dnt=1&autoplay=1']);

  await atRest(page, () => page.reload());
  expect(asked).toHaveLength(1);
  await wake(part);
  // With consent from an earlier visit it loads, but waits for a separate press.
  await expect(part.locator('iframe')).toHaveAttribute('src', 'https://player.vimeo.com/video/1084537?dnt=1');
});

test('a picture opens in the whole window, is changed by keys and stays at the last one', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', PIECES.gallery));
  const second = page.getByRole('link', { name: 'Amplia la foto 2 de 7' });
  await second.click();
  const viewer = page.getByRole('dialog');
  await expect(viewer).toBeVisible();
  await expect(viewer).toContainText('2 de 7');
  // It handles keys once it has the focus.
  await expect.poll(() => viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(viewer).toContainText('3 de 7');
  await expectNoFault(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(PIECES.gallery);
});

test('starting one player pauses the others', async ({ page, portal }) => {
  await page.goto(portal.url('far', PIECES.video));
  const part = island(page, 'video');
  await wake(part);
  await part.locator('[data-part=start]').click();
  const film = part.locator('video');
  const isPaused = () => film.evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  // Once it plays, it has paused the others itself.
  const seen = () => film.evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
  await expect.poll(seen).toBeGreaterThan(0);
  await page.evaluate(() => {
    const sound = new Audio('/demo-media/sound.m4a');
    sound.muted = true;
    document.body.append(sound);
    return sound.play();
  });
  await expect.poll(isPaused).toBe(true);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind plays, is fully visible, or links to its source', async ({ page, portal }) => {
    await page.goto(portal.url('far', PIECES.video));
    const film = page.locator('article video').first();
    await expect(film).toHaveAttribute('controls', '');
    await expect(film.locator('source[type="video/mp4"]')).toHaveAttribute('src', '/demo-media/film.mp4');
    await page.goto(portal.url('far', PIECES['video-360']));
    await expect(page.locator('article video[controls] source')).toHaveAttribute(
      'src',
      '/demo-media/mirador-360.mp4',
    );
    await page.goto(portal.url('far', PIECES.audio));
    await expect(page.locator('article audio[controls]')).toBeVisible();
    await page.goto(portal.url('far', PIECES.gallery));
    const links = page.getByRole('link', { name: /^Amplia la foto/ });
    await expect(links).toHaveCount(7);
    const file = await portal.ask('far', (await links.last().getAttribute('href')) ?? '');
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/jpeg']);

    await page.goto(portal.url('far', PIECES.embed));
    const first = page.locator('[data-part=consent-embed]').first();
    await expect(first.getByRole('button')).toHaveCount(0);
    await expect(first.getByRole('link', { name: 'Obre-ho a Vimeo' })).toHaveAttribute(
      'href',
      'https://vimeo.com/1084537',
    );
    // A film within the text, and another page after it.
    await expect(page.locator('article video[controls]')).toBeVisible();
    await page.goto(portal.url('far', SOUND_ELSEWHERE));
    await expect(page.getByRole('link', { name: 'Obre-ho a SoundCloud' })).toBeVisible();
  });
});
