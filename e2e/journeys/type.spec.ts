import type { Locator, Page } from 'playwright/test';
import { fontsArrived } from './fonts';
import { TYPED_PAGES } from './page-types';
import { expect, SITES, type SiteAlias, test } from './portal';

/** Sizes of headlines that a reader can tell apart on a front, at least, by the width of the window. */
const STEPS = { 1440: 5, 390: 4 } as const;
/** Neighbouring sizes that look different. */
const APART = 1.15;
const WIDTHS = [390, 768, 1440] as const;

/** A story with a quotation, on each site. */
const QUOTED = {
  far: '/politica/barbera-plega/',
  ribera: '/deportes/alcorsa-remontada-diez/',
  ones: '/musica/banda-beniataf-certamen/',
} as const satisfies Record<SiteAlias, string>;

/** Font sizes of all headings of a page's content, largest first, to a tenth of a pixel. */
const headingSizes = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const sizes = [...document.querySelectorAll('main :is(h2, h3, h4)')]
      .filter((heading) => heading.getClientRects().length > 0)
      .map((heading) => Math.round(Number.parseFloat(getComputedStyle(heading).fontSize) * 10) / 10);
    return [...new Set(sizes)].sort((one, other) => other - one);
  });

/** Lines of a text, each as its words. */
const linesOf = (text: Locator): Promise<string[][]> =>
  text.evaluate((element) => {
    const lines: { top: number; words: string[] }[] = [];
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[^ \n]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { bottom } = [...range.getClientRects()].at(-1) ?? { bottom: 0 };
        const line = lines.at(-1);
        if (line && Math.abs(line.top - bottom) < 6) line.words.push(word);
        else lines.push({ top: bottom, words: [word] });
      }
    }
    return lines.map(({ words }) => words);
  });

/** Letters of a word that may be a last line: one of a title of two or three long words cannot be elsewhere. */
const LONG_WORD = 8;

/** Whether a text ends in a line that is a single short word. */
const isWidowed = (lines: readonly string[][]) => {
  const last = (lines.at(-1) ?? []).join(' ').replaceAll('\u00a0', ' ').split(' ');
  return lines.length > 1 && last.length < 2 && (last[0]?.match(/\p{L}/gu)?.length ?? 0) < LONG_WORD;
};

/** The headline and the standfirst of a page's article, or of the lead of its list. */
const leadTexts = (page: Page): Promise<Locator[]> =>
  page
    .locator('main h1, [data-part=standfirst]')
    .or(
      page
        .locator('main :is([data-part=card], [data-part=on-air] article)')
        .first()
        .locator(':is(h2, h3), [data-part=summary]'),
    )
    .filter({ visible: true })
    .all();

/** A page of every type, and a story with a quotation on each site. */
const PAGES = [
  ...TYPED_PAGES,
  ...SITES.map((site) => ({ type: 'story with a quotation', site, address: QUOTED[site] })),
];

for (const { type, site, address } of PAGES)
  test(`headline and standfirst of a page of ${site} do not end in a line of one short word: ${type}`, async ({
    page,
    portal,
  }) => {
    // Fonts of a first visit fit the lines of the window that they arrive in; later pages are set as designed.
    await page.goto(portal.url(site, address), { referer: portal.url(site) });
    await fontsArrived(page);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const part of await leadTexts(page))
        expect.soft(isWidowed(await linesOf(part)), `at ${width}: ${await part.textContent()}`).toBe(false);
    }
  });

for (const site of SITES) {
  test(`headlines on the front of ${site} fall in steps that look different`, { tag: '@gate' }, async ({
    page,
    portal,
  }) => {
    for (const [width, least] of Object.entries(STEPS)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await page.goto(portal.url(site));
      const sizes = await headingSizes(page);
      expect(sizes.length, `${width}: ${sizes.join(' ')}`).toBeGreaterThanOrEqual(least);
      for (const [at, size] of sizes.slice(1).entries())
        expect((sizes[at] ?? 0) / size, `${width}: ${sizes.join(' ')}`).toBeGreaterThanOrEqual(APART);
    }
  });

  test(`running text of ${site} is hyphenated where it is narrow, with room between its lines`, async ({
    page,
    portal,
  }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal.url(site, QUOTED[site]));
      const texts = await page.locator('[data-part=body] > p, [data-part=standfirst]').evaluateAll((found) =>
        found.map((text) => {
          const style = getComputedStyle(text);
          return {
            hyphens: style.hyphens,
            leading: Number.parseFloat(style.lineHeight) / Number.parseFloat(style.fontSize),
            isParagraph: text.matches('[data-part=body] > p'),
          };
        }),
      );
      expect(texts.length).toBeGreaterThan(3);
      for (const { hyphens, leading, isParagraph } of texts) {
        if (isParagraph) expect(hyphens).toBe(width < 800 ? 'auto' : 'manual');
        if (width < 480) expect(leading).toBeGreaterThan(1.499);
      }
      // A headline breaks no word; names and buttons neither.
      const hyphens = await page
        .locator('h1, h2, h3, [data-part=byline], button')
        .evaluateAll((set) => set.map((element) => getComputedStyle(element).hyphens));
      expect(new Set(hyphens)).toEqual(new Set(['manual']));
    }
  });
}

test('a quotation has the seal of its brand', async ({ page, portal }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const seals = [];
  for (const site of SITES) {
    await page.goto(portal.url(site, QUOTED[site]));
    seals.push(
      await page
        .locator('[data-part=quote]')
        .first()
        .evaluate((quote) => {
          const style = getComputedStyle(quote);
          const words = quote.firstElementChild;
          const mark = getComputedStyle(words ?? quote, '::before');
          const cite = quote.querySelector('cite');
          return {
            size: Number.parseFloat(style.fontSize),
            text: Number.parseFloat(
              getComputedStyle(document.querySelector('[data-part=body] > p') ?? quote).fontSize,
            ),
            wider: quote.clientWidth > (document.querySelector('[data-part=body] > p')?.clientWidth ?? 0),
            over: getComputedStyle(quote, '::before').borderBlockStartWidth,
            under: style.borderBlockEndWidth,
            style: style.fontStyle,
            hangs: mark.position === 'absolute',
            hasMark: mark.content !== 'none',
            isRound: style.borderRadius !== '0px',
            inInterface: cite !== null && getComputedStyle(cite).fontFamily !== style.fontFamily,
          };
        }),
    );
  }
  const [far, ribera, ones] = seals;
  for (const seal of seals) {
    expect(seal.wider).toBe(true);
    expect(seal.size / seal.text).toBeGreaterThan(1.3);
  }
  expect(far).toMatchObject({ over: '3px', under: '0px', style: 'italic', hangs: true, inInterface: true });
  expect(ribera).toMatchObject({ over: '8px', under: '8px', style: 'normal', hasMark: false });
  expect(ones).toMatchObject({ over: '0px', hasMark: true, hangs: false, isRound: true });
});
