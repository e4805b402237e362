/** Lighthouse's four scores, as on a mid-range phone. */

import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { freePort } from './servers.mjs';

const ROUNDS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** @returns score of each category, 0 to 100, median of the rounds */
export async function lighthouseScores(url) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [
      `--remote-debugging-port=${port}`,
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const scores = Object.fromEntries(CATEGORIES.map((category) => [category, []]));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
      for (const category of CATEGORIES)
        scores[category].push(Math.round((lhr.categories[category].score ?? 0) * 100));
      for (const { id, score, title, displayValue } of Object.values(lhr.audits))
        if (round === 0 && score !== null && score < 0.9)
          console.info(`  ${id}: ${title} ${displayValue ?? ''}`);
    }
    return Object.fromEntries(CATEGORIES.map((category) => [category, median(scores[category])]));
  } finally {
    await browser.close();
  }
}
