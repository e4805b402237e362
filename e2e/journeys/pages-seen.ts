import { type BrowserContext, test as base, type Response } from 'playwright/test';
import * as server from '../server';
import { followTrail, reportTrail } from './trail';

/** Pages that the test under way, and the hooks before it, have come to: a worker runs one at a time. */
const seen = new Set<string>();

/** Style sheets of the portal's are named after the pages that need them (`apps/portal/style-sheets.mjs`). */
const SHEETS = /\/assets\/([a-z-]+)-[\w-]{8}\.css/g;
/** Keys by which caches find the answers of a type of page. */
const KEYS = /(?<!\S)page-(\S+)/g;

const noteSheets = (text: string): void => note(text, SHEETS);
const noteKeys = (keys = ''): void => note(keys, KEYS);
function note(text: string, names: RegExp): void {
  for (const [, name = ''] of text.matchAll(names)) seen.add(name);
}

/** A public page has its styles in it and tells caches its type; any other links its styles. */
function noteResponse(response: Response): void {
  noteKeys(response.headers()['surrogate-key']);
  if (response.request().resourceType() === 'stylesheet') noteSheets(response.url());
}

/** Notes the pages of a browser that a test opens for itself. */
export function noteContext(context: BrowserContext): void {
  context.on('response', noteResponse);
  followTrail(context);
}

/** Playwright's own; its report says which pages each test comes to, for `scripts/affected-journeys.mjs`. */
export const test = base.extend<{ pagesSeen: undefined }>({
  browser: [
    async ({ browser }, use) => {
      browser.on('context', noteContext);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  pagesSeen: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter's pattern
    async ({}, use, testInfo) => {
      await use(undefined);
      for (const description of seen) testInfo.annotations.push({ type: 'page', description });
      seen.clear();
      reportTrail(testInfo);
    },
    { auto: true },
  ],
});

/** Asks for an address without a browser. */
export async function ask(...asked: Parameters<typeof server.ask>): Promise<server.Answer> {
  const answer = await server.ask(...asked);
  noteKeys(String(answer.headers['surrogate-key']));
  if (answer.headers['content-type']?.startsWith('text/html')) noteSheets(answer.body.toString());
  return answer;
}
