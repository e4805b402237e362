import type { Locator, Page } from 'playwright/test';
import { boxOf } from './boxes';
import { expect, type SiteAlias, test } from './portal';

const FILM = '/esports/video-ciaboga-llagut/';
const GALLERY = '/territori/fotos-temporal-escullera/';
const INTERVIEW = '/territori/neus-aragall-respon/';
const DESKTOP = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
const sizeOf = async (part: Locator) => Number.parseFloat(await styleOf(part, 'font-size'));
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.clientWidth);

test.describe('a film', () => {
  test('is as wide as the window, above its headline, which is in the first screen', async ({
    page,
    portal,
  }) => {
    for (const window of [PHONE, DESKTOP]) {
      await page.setViewportSize(window);
      await page.goto(portal.url('far', FILM));
      const stage = await boxOf(page.locator('[data-part=stage]'));
      const film = await boxOf(page.locator('[data-part=stage] [data-part=film]'));
      const headline = await boxOf(page.getByRole('heading', { level: 1 }));
      expect([stage.x, stage.width], `at ${window.width}`).toEqual([0, await widthOf(page)]);
      expect(film.width / film.height, `at ${window.width}`).toBeCloseTo(16 / 9, 1);
      expect(headline.y, `at ${window.width}`).toBeGreaterThanOrEqual(stage.bottom);
      // Its first line at least.
      expect(headline.y, `at ${window.width}`).toBeLessThan(window.height - 48);
      const cue = await boxOf(page.locator('[data-part=film-cue]'));
      expect(Math.min(cue.width, cue.height), `at ${window.width}`).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(await widthOf(page));
  });

  test('shows its length and, with too few other films, the list of its section', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(portal.url('far', FILM));
    await expect(page.locator('[data-part=media-length]')).toHaveText('2:28');
    await expect(page.locator('[data-part=reading-time]')).toHaveCount(0);
    const next = page.locator('[data-part=rail] > :first-child');
    // El Far has fewer than three other films: the list says what it has.
    await expect(next.getByRole('heading', { level: 2 })).toHaveText('Més esports');
    expect(await next.locator('article img').count()).toBeGreaterThanOrEqual(3);
  });

  test('has a list of films with films alone, and no story twice on its page', async ({ page, portal }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(portal.url('ones', '/esports/video-gol-orella/'));
    const next = page.locator('[data-part=rail] > :first-child');
    await expect(next.getByRole('heading', { level: 2 })).toHaveText('Més vídeos');
    const ids = (part: string) =>
      page
        .locator(`${part} li[data-content-id]`)
        .evaluateAll((all) => all.map((one) => one.dataset.contentId));
    const films = await ids('[data-part=rail] > :first-child');
    expect(films.length).toBeGreaterThanOrEqual(3);
    for (const film of await next.locator('li article').all())
      await expect(film.locator('[data-part=media-kind], [data-part=play], svg').first()).toBeAttached();
    const all = await ids('main');
    expect(all.filter((id, at) => id && all.indexOf(id) !== at)).toEqual([]);
  });

  test('ends with a row of four stories, wherever its site has as many', async ({ page, portal }) => {
    await page.setViewportSize(DESKTOP);
    for (const [site, path] of [
      ['far', FILM],
      ['ones', '/esports/rem-directe-onades/'],
      ['ones', '/cultura/podcast-vaga-gel/'],
      ['ribera', '/fiestas/feria-del-arroz/'],
    ] as const) {
      await page.goto(portal.url(site, path));
      const row = page.locator('main [data-part=cards]').last();
      expect(await row.locator('li[data-content-id]').count()).toBe(4);
    }
  });

  test('keeps its picture free: the button at the bottom start, and no browser controls before it plays', async ({
    page,
    portal,
  }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal.url('far', FILM));
      const film = await boxOf(page.locator('[data-part=stage] [data-part=film]'));
      const cue = await boxOf(page.locator('[data-part=film-cue]'));
      expect(cue.x - film.x).toBeLessThanOrEqual(24);
      expect(film.bottom - cue.bottom).toBeLessThanOrEqual(24);
      expect(film.width).toBe((await boxOf(page.locator('[data-part=stage] video'))).width);
      // The browser's controls are in a tree that no script may look into.
      const styles = await page.locator('style').allTextContents();
      expect(styles.join('')).toMatch(/video::-webkit-media-controls[^{]*\{\s*display:\s*none/);
    }
  });

  test('plays from a chapter', async ({ page, portal }) => {
    await page.goto(portal.url('far', FILM));
    await page
      .locator('[data-part=film-chapters]')
      .getByRole('link', { name: 'Quan es deixa de remar' })
      .click();
    const seconds = () =>
      page
        .locator('[data-part=video]')
        .first()
        .evaluate((film) => (film instanceof HTMLVideoElement ? film.currentTime : 0));
    await expect.poll(seconds).toBeGreaterThan(3.9);
    expect(new URL(page.url()).pathname).toBe(FILM);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a chapter opens the film at its time, under the browser’s own controls', async ({ page, portal }) => {
    await page.goto(portal.url('far', FILM));
    const chapter = page
      .locator('[data-part=film-chapters]')
      .getByRole('link', { name: 'Quan es deixa de remar' });
    await expect(chapter).toHaveAttribute('href', /\.mp4#t=4$/);
    await expect(page.locator('[data-part=film-cue]')).toBeHidden();
    await expect(page.locator('[data-part=stage] video')).toHaveAttribute('controls', '');
  });
});

test.describe('a gallery', () => {
  test('has rows of equal height over the whole page, and no rail', async ({ page, portal }) => {
    await page.setViewportSize(DESKTOP);
    for (const [site, path] of [
      ['far', GALLERY],
      ['ones', '/musica/fotos-soterrani-assaig/'],
    ] as const) {
      await page.goto(portal.url(site, path));
      await expect(page.locator('[data-part=rail]')).toHaveCount(0);
      const pictures = page.locator('[data-part=article-lead] [data-part=figure] img');
      const [second, third] = [await boxOf(pictures.nth(1)), await boxOf(pictures.nth(2))];
      expect([third.y, Math.round(third.height)]).toEqual([second.y, Math.round(second.height)]);
      const article = await boxOf(page.locator('[data-part=article]'));
      expect(second.x).toBeCloseTo(article.x, 0);
      expect(Math.abs(third.right - article.right)).toBeLessThan(2);
      // The first picture can be seen whole.
      expect((await boxOf(pictures.first())).height).toBeLessThan(DESKTOP.height);
    }
  });

  test('begins at both edges of a phone, and counts its pictures in captions', async ({ page, portal }) => {
    await page.setViewportSize(PHONE);
    await page.goto(portal.url('far', GALLERY));
    const first = await boxOf(page.locator('[data-part=figure] img').first());
    expect([first.x, first.width]).toEqual([0, await widthOf(page)]);
    const captions = page.locator('[data-part=gallery] figcaption');
    await expect(captions).toHaveCount(7);
    await expect(captions.first()).toHaveText(/^1 \/ 7/);
    await expect(captions.last()).toHaveText(/^7 \/ 7/);
  });

  test('has its whole height before any picture loads', async ({ page, portal }) => {
    await page.setViewportSize(DESKTOP);
    const height = async () => (await boxOf(page.locator('[data-part=gallery]'))).height;
    await page.route(/\.(avif|webp|jpe?g)(\?|$)/, (route) => route.abort());
    await page.goto(portal.url('far', GALLERY));
    const before = await height();
    await page.unroute(/\.(avif|webp|jpe?g)(\?|$)/);
    await page.reload();
    const last = page.locator('[data-part=gallery] img').last();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(0);
    expect(Math.abs((await height()) - before)).toBeLessThan(1);
  });
});

test.describe('a digital interview', () => {
  test('sets questions in the face of headlines, with the names next to the words where there is room', async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(portal.url('far', INTERVIEW));
    const item = page.locator('[data-part=question-list] > ol > li').first();
    const [asker, question, , answer] = [0, 1, 2, 3].map((nth) => item.locator(':scope > *').nth(nth));
    if (!asker || !question || !answer) throw new Error('No question');
    expect(await styleOf(question, 'font-family')).not.toBe(await styleOf(answer, 'font-family'));
    expect(await sizeOf(question)).toBeGreaterThan(await sizeOf(answer));
    expect((await boxOf(asker)).right).toBeLessThanOrEqual((await boxOf(question)).x);
    expect((await boxOf(answer)).x).toBe((await boxOf(question)).x);
    // Words of the interview begin where the text of the article does.
    expect((await boxOf(question)).x).toBe((await boxOf(page.locator('[data-part=body] p').first())).x);
    await page.setViewportSize(PHONE);
    expect((await boxOf(asker)).bottom).toBeLessThanOrEqual((await boxOf(question)).y);
  });

  test('has an index of its questions, in the rail or folded above them', async ({ page, portal }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(portal.url('far', INTERVIEW));
    const index = page.locator('[data-part=question-index]');
    await index.getByRole('link').nth(2).click();
    await expect(page.locator('[data-part=question-list] > ol > li').nth(2)).toBeInViewport();
    await page.setViewportSize(PHONE);
    const folded = page.locator('details').filter({ hasText: 'Totes les preguntes' });
    await folded.locator('summary').click();
    await folded.getByRole('link').first().click();
    await expect(page.locator('[data-part=question-list] > ol > li').first()).toBeInViewport();
  });
});

test('a poll says its state, and its results never break before a percent sign', async ({ page, portal }) => {
  await page.goto(portal.url('far', '/cultura/cinema-odeon-butaques/'));
  const poll = page.locator('[data-part=poll]');
  await expect(poll.locator('[data-part=poll-state]')).toHaveText('Tancada');
  const figures = await poll.locator('[data-part=results] b').allTextContents();
  expect(figures.length).toBeGreaterThan(1);
  for (const figure of figures) expect(figure).toMatch(/^\d+\u00a0%$/);
});

/** An article of each kind that ends with the mark of its brand. */
const KINDS: readonly (readonly [kind: string, site: SiteAlias, path: string])[] = [
  ['news', 'far', '/territori/pous-riera-comptadors/'],
  ['an opinion', 'far', '/opinio/banc-tres/'],
  ['a recipe', 'far', '/cuina/bunyols-de-vent-obrador/'],
  ['a film', 'far', FILM],
  ['a gallery', 'far', GALLERY],
  ['a long read', 'ribera', '/cultura/familia-que-mide-el-rio/'],
  ['an event', 'ribera', '/fiestas/feria-del-arroz/'],
  ['a poll', 'ones', '/musica/enquesta-ultima-nit/'],
];

for (const [kind, site, path] of KINDS)
  test(`${kind} of ${site} ends with the mark of its brand, and its captions are smaller than its text`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url(site, path));
    const mark = await page.locator('[data-part=article-foot]').evaluate((foot) => {
      const { inlineSize, blockSize, backgroundColor } = getComputedStyle(foot, '::before');
      return { size: Number.parseFloat(inlineSize) * Number.parseFloat(blockSize), backgroundColor };
    });
    expect(mark.size).toBeGreaterThan(0);
    expect(mark.backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    const text = await sizeOf(page.locator('[data-part=body] p').first());
    const captions = await page
      .locator('[data-part=article] figcaption')
      .evaluateAll((all) => all.map((caption) => Number.parseFloat(getComputedStyle(caption).fontSize)));
    for (const caption of captions) expect(caption).toBeLessThan(0.85 * text);
  });

test('a story says how long it takes: an interview with its answers, a sound by its length, a recipe not at all', async ({
  page,
  portal,
}) => {
  const [time, length] = [page.locator('[data-part=reading-time]'), page.locator('[data-part=media-length]')];
  await page.goto(portal.url('far', '/territori/neus-aragall-respon/'));
  await expect(time).toHaveText(/^(?:[2-9]|\d\d) minuts de lectura$/);
  await page.goto(portal.url('ones', '/cultura/podcast-vaga-gel/'));
  await expect(length).toHaveText(/^\d+(?::\d\d)+$/);
  await expect(time).toHaveCount(0);
  for (const [site, path] of [
    ['far', '/cuina/bunyols-de-vent-obrador/'],
    ['far', '/qui-som/'],
    ['ribera', '/actualidad/encuesta-puente-hierro/'],
  ] as const) {
    await page.goto(portal.url(site, path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(time).toHaveCount(0);
  }
});
