import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { AdCall } from '../publisher-tag';
import type { RunningPortal } from '../server';
import { countShifts, moved, shifts, twoFrames } from './layout-shifts';
import { startOwnPortal } from './own-portal';
import { test as base } from './pages-seen';

const position = (id: string, sizes: string, height: number, closeButton = false) =>
  `{ id: ${id}, slotType: display, adUnitCode: far/${id}, sizes: "${sizes}", minimumReservedHeightDesktop: ${height}, minimumReservedHeightMobile: ${height}, closeButton: ${closeButton} }`;
const mapOf = (name: string, sizes: string) => `  ${name}:
    networkCode: "1234"
    segmentation: { edition: coast }
    positions:
      top: [${position(`${name}-top`, sizes, 100)}]
      front: [${position(`${name}-front`, sizes, 100, true)}, ${position(`${name}-foot`, '[300,250]', 250)}, { id: bad, slotType: skyscraper }]
`;
const SITE = `alias: far
id: "900"
mediaId: "90"
name: El Far
scheme: https
url: https://www.far.example
staticUrl: /assets
language: ca
theme: far
sign: lighthouse
tagline: Notícies
description: Notícies de la costa.
timeZone: Europe/Madrid
hosts: [far.localhost]
isDefault: true
features: { users: false, identityProvider: false }
consent:
  version: 1
  partners:
    - { name: Google, purpose: ads, policy: "https://policies.google.com/privacy" }
navigation:
  - { id: port, text: Port, href: /port/ }
sections:
  - { slug: port, name: Port }
hotTopics: []
footer: []
social: []
adMaps:
${mapOf('desktop', '[[728,90],[970,250]]')}${mapOf('mobile', '[[320,50],[300,600]]')}ads:
  gpt: { refreshSeconds: 30 }
  house:
    - id: llibreria
      advertiser: Llibreria
      href: https://llibreria.example/
      alt: Llibres que ja han viatjat
      desktop: { src: /media/ad.webp, width: 728, height: 120 }
      mobile: { src: /media/ad.webp, width: 320, height: 120 }
      places: [top]
boards:
  - layout: "100"
    columns:
      - - { type: cards, shape: standard, size: md, across: 3, select: { count: 3 } }
        - { type: ad }
        - { type: cards, shape: standard, size: md, across: 1, select: { count: 12 } }
        - { type: ad }
        - { type: cards, shape: standard, size: md, across: 1, select: { count: 6 } }
`;
const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://example.org/</link>
<description>Feed</description>${Array.from(
  { length: 24 },
  (
    _,
    at,
  ) => `<item><title>La barca número ${at + 1} surt del port</title><link>https://example.org/port/${at}/</link>
<guid>https://example.org/port/${at}/</guid><category>port</category>
<pubDate>Wed, 18 Mar 2026 17:${10 + at}:00 +0100</pubDate><description>Ha sortit a les cinc.</description></item>`,
).join('')}</channel></rss>`;

/** A portal of one site with an ad server. */
export const test = base.extend<object, { portal: RunningPortal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use) => {
      const portal = await startOwnPortal({
        siteFiles: { 'far.yaml': SITE },
        imports: { site: 'far', files: { 'feed.xml': FEED } },
      });
      await use(portal);
      await portal.end();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const addressOf = ({ port }: RunningPortal) => `http://far.localhost:${port}/`;
export const decided = (context: BrowserContext, portal: RunningPortal, purposes: 'ads' | 'none') =>
  context.addCookies([
    { name: 'consent', value: `2-1.${purposes}.${'a'.repeat(32)}`, url: addressOf(portal) },
  ]);
export const calls = (page: Page): Promise<AdCall[]> =>
  page.evaluate(() => Reflect.get(window, 'adCalls') ?? []);
export const rooms = (page: Page) => page.locator('[data-part=ad-slot]:visible');

/** Blocks late fonts, and serves the site's own ad picture. */
export async function open(page: Page, portal: RunningPortal): Promise<void> {
  await countShifts(page);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route('**/media/ad.webp', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.goto(addressOf(portal));
}

/** Scrolls to the bottom and back, so that every room comes into view. */
export async function lookThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await twoFrames(page);
  }
}

export async function expectNothingMoved(page: Page): Promise<void> {
  await twoFrames(page);
  expect(await moved(page)).toEqual([]);
  expect(await shifts(page)).toBe(0);
}
