import type { Page } from 'playwright/test';
import { CLOSED } from './gate';
import { ADDRESSES, expect, SITES, test } from './portal';

/** Browsers count no shift below three pixels. */
const LEAST_SHIFT = 3;

/**
 * Visible layout shifts in the first window of a document that is painted after each of its tags: browsers
 * may pause anywhere. Except a lock before a kicker, whose first word is parsed with it.
 */
const movedByParsing = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    ({ html, least }) => {
      const frame = document.createElement('iframe');
      frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%; border: 0';
      document.body.append(frame);
      const written = frame.contentDocument;
      if (!written) throw new Error('no document to write into');
      const positions = new Map<Element, DOMRect>();
      const moved: string[] = [];
      const hasWords = ({ localName, childNodes }: Element) =>
        ['img', 'svg'].includes(localName) ||
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
      const look = (parsed: string) => {
        for (const element of written.body?.querySelectorAll('*:not([data-part=article-kicker] svg)') ?? []) {
          if (!positions.has(element) && !hasWords(element)) continue;
          const now = element.getBoundingClientRect();
          const isSeen =
            now.width > 0 &&
            now.top < innerHeight &&
            now.bottom > 0 &&
            element.checkVisibility({ visibilityProperty: true });
          const before = positions.get(element) ?? now;
          if (isSeen) positions.set(element, now);
          else positions.delete(element);
          const far = Math.max(Math.abs(now.x - before.x), Math.abs(now.y - before.y));
          if (isSeen && far >= least) moved.push(`${parsed} moves ${element.outerHTML} by ${far}`);
        }
      };
      written.open();
      for (const tag of html.split(/(?=<[a-z])/)) {
        written.write(tag);
        look(tag);
      }
      written.close();
      if (!positions.size) throw new Error('nothing was seen');
      return moved;
    },
    { html, least: LEAST_SHIFT },
  );

const PAGES = [
  ...SITES.flatMap((site) => [
    { site, name: 'front', address: '/' },
    { site, name: 'latest news', address: '/ultima-hora/' },
    { site, name: 'section', address: ADDRESSES[site].section },
    { site, name: 'article', address: ADDRESSES[site].article },
  ]),
  { site: 'far', name: 'story of the month', address: '/cultura/noms-de-les-barques/' },
  { site: 'far', name: 'closed text', address: CLOSED.far },
  { site: 'ribera', name: 'closed text', address: CLOSED.ribera },
] as const;

test.use({ bypassCSP: true });

for (const { site, name, address } of PAGES)
  test(`nothing moves on the ${name} of ${site} while it is parsed`, {
    tag: site === 'far' && name === 'article' ? '@gate' : [],
  }, async ({ page, portal }) => {
    // Late fonts shift words by themselves, and so may islands that activate.
    await page.route(/\.(?:woff2|js)$/, (route) => route.abort());
    const response = await page.goto(portal.url(site, address));
    const html = (await response?.text()) ?? '';
    expect(await movedByParsing(page, html.replaceAll(/<script\b.*?<\/script>/gs, ''))).toEqual([]);
  });
