import type { Locator, Page } from 'playwright/test';
import { fontsArrived } from './fonts';
import { ADDRESSES, expect, SITES, type SiteAlias, test } from './portal';

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

/** Whether a text ends in a line that is a single short word. */
const isWidowed = (lines: readonly string[][]) => {
  const last = lines.at(-1) ?? [];
  return lines.length > 1 && last.join(' ').replaceAll('\u00a0', ' ').split(' ').length < 2;
};

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

  test(`the lead and a story of ${site} end in no single word`, async ({ page, portal }) => {
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(portal.url(site));
      await fontsArrived(page);
      const lead = page.locator('main').locator('[data-part=card], [data-part=on-air] article').first();
      for (const part of await lead.locator(':is(h2, h3), [data-part=summary]').all())
        expect(isWidowed(await linesOf(part)), `${width}: ${await part.textContent()}`).toBe(false);
      for (const address of [ADDRESSES[site].article, QUOTED[site]]) {
        await page.goto(portal.url(site, address));
        await fontsArrived(page);
        for (const part of await page.locator('main h1, [data-part=standfirst]').all())
          expect(isWidowed(await linesOf(part)), `${width}: ${await part.textContent()}`).toBe(false);
      }
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
      // A headline breaks only a word of 18 letters; names and buttons break none.
      const set = await page.evaluate(() =>
        [...document.querySelectorAll('h1, h2, h3, [data-part=byline], button')].map((element) => {
          const style = getComputedStyle(element);
          return { hyphens: style.hyphens, limit: style.getPropertyValue('hyphenate-limit-chars') };
        }),
      );
      for (const { hyphens, limit } of set)
        if (hyphens === 'auto') expect(Number.parseInt(limit, 10)).toBeGreaterThanOrEqual(18);
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
