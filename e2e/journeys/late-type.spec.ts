import type { Page } from 'playwright/test';
import { fontsArrived } from './fonts';
import { countShifts, moved, shifts, twoFrames } from './layout-shifts';
import { TYPED_PAGES } from './page-types';
import { ADDRESSES, expect, SITES, test } from './portal';

const FONTS = '**/*.woff2';
/** Cumulative layout shift of fonts that load after the first paint: 0 to two decimals, a word here and there. */
const MAX_LATE_TYPE = 0.001;
const WIDTHS = [390, 768, 1440] as const;

/** Width of a fallback font as a share of the real one, in each weight and width that a page uses. */
const STAND_IN_WIDTH = { least: 0.9, most: 1.1 };

const PAGES = SITES.flatMap((site) => [
  { site, name: 'front', address: '/' },
  { site, name: 'article', address: ADDRESSES[site].article },
]);

/** Families of upright fonts with `font-display: swap` in a given status; not every page has italics. */
const leadingFaces = (page: Page, wanted: FontFaceLoadStatus): Promise<string[]> =>
  page.evaluate(
    (at) =>
      [...document.fonts]
        .filter(({ display, status, style }) => display === 'swap' && style === 'normal' && status === at)
        .map(({ family }) => family),
    wanted,
  );

/** Each family, weight and width with text on a page, and the width of its fallback relative to its own. */
const standInWidths = (page: Page): Promise<{ cut: string; ratio: number }[]> =>
  page.evaluate(() => {
    const sample = 'La pluja omple el embalse, i els vecinos celebran la festa de la taronja';
    const widthIn = (family: string, weight: string, stretch: string) => {
      const line = document.createElement('span');
      Object.assign(line.style, {
        position: 'absolute',
        whiteSpace: 'nowrap',
        fontFamily: family,
        fontWeight: weight,
        fontStretch: stretch,
        fontSize: '40px',
      });
      line.textContent = sample;
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    const cuts = new Set<string>();
    for (const element of document.querySelectorAll('body *')) {
      const { fontFamily, fontWeight, fontStretch, fontStyle } = getComputedStyle(element);
      const isSet = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const [own = '', ...others] = fontFamily.split(', ');
      const hasStandIn = others.some((other) => other.startsWith(`"${own.replaceAll('"', '')} `));
      if (isSet && fontStyle === 'normal' && hasStandIn)
        cuts.add([own, others.join(), fontWeight, fontStretch].join('|'));
    }
    return [...cuts].map((cut) => {
      const [own = '', others = '', weight = '', stretch = ''] = cut.split('|');
      return { cut, ratio: widthIn(others, weight, stretch) / widthIn(own, weight, stretch) };
    });
  });

for (const { site, name, address } of PAGES) {
  test(`fallback fonts are as wide as the real ones on the ${name} of ${site}`, {
    tag: site === 'far' ? '@gate' : [],
  }, async ({ page, portal }) => {
    await page.goto(portal.url(site, address));
    await fontsArrived(page);
    const widths = await standInWidths(page);
    expect(widths.length).toBeGreaterThan(2);
    const { least, most } = STAND_IN_WIDTH;
    expect(widths.filter(({ ratio }) => ratio < least || ratio > most)).toEqual([]);
  });
}

/** Each page in one width, the widths in turn; front and news, which most readers see first, in all of them. */
const PLACES = TYPED_PAGES.flatMap((page, at) =>
  WIDTHS.filter((width) => page.type === 'front' || page.type === 'news' || width === WIDTHS[at % 3]).map(
    (width) => ({ ...page, width }),
  ),
);

for (const { site, type, address, width } of PLACES)
  test(`late fonts move nothing on the page of ${site}, ${width} px wide: ${type}`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await countShifts(page);
    let arrive = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(FONTS, async (route) => {
      await held;
      await route.continue();
    });
    const loaded = page.goto(portal.url(site, address));
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await twoFrames(page);
    expect(await leadingFaces(page, 'loaded')).toEqual([]);
    arrive();
    await loaded;
    await fontsArrived(page);
    await twoFrames(page);
    // The brand's fonts loaded, although late.
    expect(await leadingFaces(page, 'loaded')).not.toEqual([]);
    expect(await leadingFaces(page, 'error')).toEqual([]);
    expect(await shifts(page), (await moved(page)).join('\n')).toBeLessThan(MAX_LATE_TYPE);
  });
