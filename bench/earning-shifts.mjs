/**
 * Layout shifts on pages with revenue features: for a reader who is asked for consent, and one who gave it,
 * with any response of the ad server.
 */
import path from 'node:path';
import { build } from 'esbuild';
import { shifts } from './reading.mjs';

const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];
const AD_ANSWERS = ['filled', 'empty', 'failing', 'late'];
const SERVED_SLOT = '[data-part=ad-slot]:has([data-requests]):visible';
const DECISION = { name: 'consent', value: `1-1.analytics-ads.${'a'.repeat(32)}` };

/**
 * The double of Google Publisher Tag that the journeys use.
 * @returns {Promise<typeof import('../e2e/publisher-tag')>}
 */
async function adServerDouble() {
  const entry = path.join(import.meta.dirname, '../e2e/publisher-tag.ts');
  const { outputFiles } = await build({ entryPoints: [entry], bundle: true, write: false, format: 'esm' });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/**
 * Fonts that load late shift words slightly on every page, which another bench measures: here they are
 * blocked.
 * @param {{ browser: import('playwright').Browser, addresses: string[] }} pages
 * @param {string} [answers] what the ad server does for a reader who gave consent; without it a reader is
 * asked
 * @returns the largest sum of shifts, and what moved
 */
async function mostShift({ browser, addresses }, answers) {
  const { publisherTag } = await adServerDouble();
  const moved = [];
  for (const url of addresses)
    for (const viewport of VIEWPORTS) {
      const context = await browser.newContext({ viewport });
      const ads = answers && (await publisherTag(context, answers));
      if (ads) await context.addCookies([{ ...DECISION, url }]);
      await context.route('**/*.woff2', (route) => route.abort());
      const call =
        answers === 'late' && context.waitForEvent('request', (asked) => asked.url().endsWith('/gampad/ads'));
      const answerLate = async (page) => {
        // Scrolling may have ended before the script loaded that requests nearby ads.
        await page.locator(SERVED_SLOT).first().scrollIntoViewIfNeeded();
        await call;
        ads.answer();
      };
      moved.push(await shifts(context, url, viewport, call ? answerLate : undefined));
      if (ads && !ads.asked.length) throw new Error(`no ad server was asked on ${url}`);
      await context.close();
    }
  return moved.reduce((most, one) => (one.sum > most.sum ? one : most));
}

/**
 * @param {import('playwright').Browser} browser
 * @param {string[]} addresses with a site's ad rooms
 * @param {string} metered
 */
export async function measureShifts(browser, addresses, metered, note) {
  const cases = [
    ['asked', 'a notice, the paper’s own ads and a metered text', [...addresses, metered]],
    ...AD_ANSWERS.map((answers) => [answers, `an ad server whose ads are ${answers}`, addresses, answers]),
  ];
  for (const [id, what, pages, answers] of cases) {
    const { sum, parts } = await mostShift({ browser, addresses: pages }, answers);
    note({
      id: `earning.shift.${id}`,
      what: `layout shift with ${what}, phone and desktop, the most`,
      value: sum,
      unit: '',
      floor: 0,
      aim: 0,
      detail: ['type that comes late aside', ...parts].join('; '),
    });
  }
}
