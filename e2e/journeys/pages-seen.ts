import { type BrowserContext, test as base, type Response } from 'playwright/test';
import * as server from '../server';
import { followTrail, reportTrail } from './trail';

/** Pages that the current test and the hooks before it have visited: a worker runs one at a time. */
const seen = new Set<string>();

/** The portal names its style sheets after the pages that need them (`apps/portal/style-sheets.mjs`). */
const SHEETS = /\/assets\/([a-z-]+)-[\w-]{8}\.css/g;
/** Surrogate keys of a page's type. */
const KEYS = /(?<!\S)page-(\S+)/g;

const noteSheets = (text: string): void => note(text, SHEETS);
const noteKeys = (keys = ''): void => note(keys, KEYS);
function note(text: string, names: RegExp): void {
  for (const [, name = ''] of text.matchAll(names)) seen.add(name);
}

/** A public page has inline styles and its type in the surrogate keys; any other links its styles. */
function noteResponse(response: Response): void {
  noteKeys(response.headers()['surrogate-key']);
  if (response.request().resourceType() === 'stylesheet') noteSheets(response.url());
}

/** Records the pages of a browser that a test opens itself. */
export function noteContext(context: BrowserContext): void {
  context.on('response', noteResponse);
  followTrail(context);
}

/**
 * Playwright's own, with a report of the pages that each test visits, for `scripts/affected-journeys.mjs`.
 */
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

/** Requests an address without a browser. */
export async function ask(...asked: Parameters<typeof server.ask>): Promise<server.Answer> {
  const answer = await server.ask(...asked);
  noteKeys(String(answer.headers['surrogate-key']));
  if (answer.headers['content-type']?.startsWith('text/html')) noteSheets(answer.body.toString());
  return answer;
}
