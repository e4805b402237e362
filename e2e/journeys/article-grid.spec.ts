import type { Page } from 'playwright/test';
import { boxOf } from './boxes';
import { expect, type SiteAlias, test } from './portal';

/** Articles of every kind whose text has a rail next to it. */
const ARTICLES: readonly (readonly [kind: string, site: SiteAlias, path: string])[] = [
  ['news', 'far', '/territori/pous-riera-comptadors/'],
  ['an opinion', 'far', '/opinio/banc-tres/'],
  ['a live story', 'far', '/territori/temporal-llevant-directe/'],
  ['a video', 'far', '/esports/video-ciaboga-llagut/'],
  ['a recipe', 'far', '/cuina/bunyols-de-vent-obrador/'],
  ['a digital interview', 'far', '/territori/neus-aragall-respon/'],
  ['a post of a blog', 'far', '/peu-de-terme/peu-fita-que-ningu-vol/'],
  ['news', 'ribera', '/campo/precio-naranja-campo/'],
  ['a live story', 'ribera', '/actualidad/crecida-jucar-directo/'],
  ['an event', 'ribera', '/fiestas/feria-del-arroz/'],
  ['a recipe', 'ribera', '/cocina/arroz-al-horno-azud/'],
  ['a video', 'ribera', '/actualidad/video-puente-grieta/'],
  ['a digital interview', 'ribera', '/actualidad/arturo-llinares-responde/'],
  ['a poll', 'ribera', '/actualidad/encuesta-puente-hierro/'],
  ['news', 'ones', '/esports/rem-directe-onades/'],
  ['a video', 'ones', '/esports/video-gol-orella/'],
  ['an event', 'ones', '/cultura/nit-oberta-fabrica-gel/'],
  ['a poll', 'ones', '/musica/enquesta-ultima-nit/'],
  ['a podcast', 'ones', '/cultura/podcast-vaga-gel/'],
];
/** Maximum height in CSS px of empty space next to a text in one window. */
const MOST_EMPTY = 405;

/** Height of the largest empty space in the rail that a reader sees while scrolling past the text. */
const emptiestWindow = (page: Page) =>
  page.evaluate(async () => {
    const rail = document.querySelector('[data-part=rail]');
    const columns = rail?.parentElement;
    if (!rail || !columns) return null;
    const beside = [
      ...columns.querySelectorAll('[data-part=rail] > * > *, [data-part=aside-bar], [data-part=summary] > *'),
    ];
    const { top, bottom } = columns.getBoundingClientRect();
    let emptiest = 0;
    for (let y = Math.max(0, top - innerHeight / 2); y < bottom - innerHeight / 2; y += 100) {
      scrollTo(0, y);
      await new Promise(requestAnimationFrame);
      const shown = columns.getBoundingClientRect();
      const [from, to] = [Math.max(0, shown.top), Math.min(innerHeight, shown.bottom)];
      const filled = beside
        .map((element) => element.getBoundingClientRect())
        .map((box) => [Math.max(box.top, from), Math.min(box.bottom, to)] as const)
        .filter(([start, end]) => end > start)
        .sort(([one], [other]) => one - other);
      let edge = from;
      for (const [start, end] of filled) {
        emptiest = Math.max(emptiest, start - edge);
        edge = Math.max(edge, end);
      }
      emptiest = Math.max(emptiest, to - edge);
    }
    return Math.round(emptiest);
  });

for (const [kind, site, path] of ARTICLES)
  test(`${kind} of ${site} has a filled rail next to its text, in a wide window`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site, path));
    expect(await emptiestWindow(page)).toBeLessThan(MOST_EMPTY);
  });

test('a long read fills the window with its picture, and shows its headline with it', async ({
  page,
  portal,
}) => {
  for (const width of [1120, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url('ribera', '/cultura/familia-que-mide-el-rio/'));
    const picture = await boxOf(page.locator('[data-part=article-lead] img'));
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect([picture.x, picture.width], `at ${width}`).toEqual([0, room]);
    expect(headline.bottom, `at ${width}`).toBeLessThan(900);
    await expect(page.locator('[data-part=rail]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width}`).toBe(room);
  }
});
