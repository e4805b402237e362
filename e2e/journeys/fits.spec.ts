import type { Page } from 'playwright/test';
import { enlarge } from './enlarge';
import { fontsArrived } from './fonts';
import { CLOSED } from './gate';
import { TYPED_PAGES } from './page-types';
import { expect, type SiteAlias, test } from './portal';

/** Width of a letter in CSS px. */
const LETTER = 8;
const WIDTHS = [600, 767, 768, 900, 1100];

/** A front, and one of a site's last sections, which lies beyond the edge of a narrow bar. */
const SECTIONS: Record<SiteAlias, string> = { far: '/esports/', ribera: '/deportes/', ones: '/infantil/' };

/** Measurements of the row of sections; null if sections are only in the menu. */
const rowOf = (page: Page) =>
  page.evaluate(() => {
    const nav = document.querySelector('[data-part=navigation]');
    const row = nav?.firstElementChild;
    if (!nav || !row?.clientWidth) return null;
    const { left, right } = row.getBoundingClientRect();
    const current = row.querySelector('[aria-current]')?.getBoundingClientRect();
    const FADE = 32;
    const isPast = { start: row.scrollLeft > 1, end: row.scrollLeft + row.clientWidth < row.scrollWidth - 1 };
    // The mask's offset before the row and after its end reduces the fade by that much.
    const { animationName, maskPosition, maskSize } = getComputedStyle(row);
    const before = -Number.parseFloat(maskPosition);
    const after = Number(/\+ ([\d.]+)px/.exec(maskSize)?.[1] ?? 0) - before;
    const isMasked = animationName !== 'none' && row.scrollWidth > row.clientWidth;
    return {
      hasMore: row.scrollWidth > row.clientWidth * 1.05,
      fades: { start: isMasked && before < FADE / 2, end: isMasked && after < FADE / 2 },
      isCurrentClear:
        !current ||
        (current.left >= left - 1 + (isPast.start ? FADE : 0) &&
          current.right <= right + 1 - (isPast.end ? FADE : 0)),
    };
  });

for (const [site, section] of Object.entries(SECTIONS) as [SiteAlias, string][])
  test(`the row of sections of ${site} fades at an edge with more items, and shows the current section`, async ({
    page,
    portal,
  }) => {
    for (const address of ['/', section])
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        await page.goto(portal.url(site, address));
        const row = await rowOf(page);
        const place = `${address} at ${width}`;
        expect(row === null, place).toBe(width < 768);
        if (!row) continue;
        await expect.poll(async () => (await rowOf(page))?.isCurrentClear, place).toBe(true);
        if (!row.hasMore) continue;
        // Each edge fades if more lies beyond it, even a letter, and not at the very end.
        for (const [part, left, fades] of [
          [0, 0, { start: false, end: true }],
          [0.5, 0, { start: true, end: true }],
          [1, LETTER, { start: true, end: true }],
          [1, 0, { start: true, end: false }],
        ] as const) {
          await page
            .locator('[data-part=navigation] > ul')
            .evaluate(
              (list, to) => list.scrollTo((list.scrollWidth - list.clientWidth) * to.part - to.left, 0),
              { part, left },
            );
          await expect
            .poll(async () => (await rowOf(page))?.fades, {
              message: `${place}, ${part} of it, ${left} px before`,
            })
            .toEqual(fades);
        }
      }
  });

/** Pages of every type, and a closed text, with the form of its gate. */
const PAGES = [...TYPED_PAGES, { type: 'closed text', site: 'far', address: CLOSED.far }] as const;

/** Words outside the window that no scrolling reveals. */
const outside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element | null): boolean => {
      for (let box = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(box);
        if (overflowX === 'auto' || overflowX === 'scroll' || clipPath !== 'none') return true;
      }
      return false;
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      const words = textContent?.trim();
      if (!words || !element?.checkVisibility({ visibilityProperty: true })) continue;
      range.selectNodeContents(text);
      const isOut = [...range.getClientRects()].some(
        ({ left, right, width }) => width > 1 && (left < -1 || right > innerWidth + 1),
      );
      if (isOut && !scrolls(element)) found.push(words.slice(0, 60));
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { found, isWider: scrollWidth > clientWidth };
  });

/** Words of a page's title and of the comments' heading that would fit a line, but are broken. */
const brokenInTitle = (page: Page) =>
  page.evaluate(() => {
    const LONGEST = 13;
    const range = document.createRange();
    return [...document.querySelectorAll('main h1, #comments h2')].flatMap((title) => {
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (word.length <= LONGEST && lines.size > 1) found.push(word);
        }
      return found;
    });
  });

for (const { type, site, address } of PAGES)
  test(`in the smallest window, with text at 200 %, nothing on the page of ${site} is cut off: ${type}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(portal.url(site, address));
    expect.soft(await outside(page)).toEqual({ found: [], isWider: false });
    await fontsArrived(page);
    await enlarge(page, 200);
    expect.soft(await outside(page), 'with large letters').toEqual({ found: [], isWider: false });
    expect.soft(await brokenInTitle(page), 'titles with large letters').toEqual([]);
  });

/** Window widths in px and text sizes in per cent at which columns are narrow. */
const NARROW = [
  [390, 150],
  [390, 200],
  [768, 150],
  [768, 200],
  [1024, 200],
] as const;

/**
 * Words that are broken although a neighbour could give them room, and any broken number. Cells of tables
 * share their width, and long words of headlines are hyphenated.
 */
const squeezed = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element } = text;
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('script, style, th, td'))
        continue;
      let column: Element = element;
      while (column.parentElement && getComputedStyle(column).display.startsWith('inline'))
        column = column.parentElement;
      const room = (column.parentElement?.clientWidth ?? 0) * 0.7;
      const canHyphenate = getComputedStyle(element).hyphens === 'auto';
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}·]+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const pieces = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(pieces.map(({ top }) => Math.round(top))).size < 2) continue;
        if (canHyphenate && word.length >= 12) continue;
        const isFigure = /^\d+$/.test(word);
        if (isFigure || pieces.reduce((sum, { width }) => sum + width, 0) < room) found.push(word);
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    return { found, isWider: scrollWidth > clientWidth };
  });

for (const { type, site, address } of PAGES)
  test(`large text breaks no word on the page of ${site}, and causes no sideways scrolling: ${type}`, async ({
    page,
    portal,
  }) => {
    await page.goto(portal.url(site, address));
    await fontsArrived(page);
    for (const [width, letters] of NARROW) {
      await page.setViewportSize({ width, height: 700 });
      await enlarge(page, letters);
      const place = `at ${width}, letters at ${letters} %`;
      expect.soft(await squeezed(page), place).toEqual({ found: [], isWider: false });
    }
  });
