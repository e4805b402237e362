import type { Page } from 'playwright/test';
import { expect } from './account';

export { CLOSED } from '../sites';

/** Metered stories at El Far. */
export const METERED = [
  '/cultura/noms-de-les-barques/',
  '/esports/basquet-savina-final-quatre/',
  '/societat/rafelguiro-busca-forner/',
  '/opinio/paraules-que-fan-servei/',
] as const;
/** A text for El Far's subscribers. */
export const FOR_SUBSCRIBERS = '/cultura/gravat-1708-arxiu/';

/** Paragraphs of a text. */
export const TEXT = '[data-part=body] p';
export const GATE = '[data-part=gate]';

/** Logs in a reader of a demo account in a page's browser. */
export async function enter(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const answer = await fetch('/api/front/user/register', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ demo: true }),
    });
    return answer.status;
  });
  expect(status).toBe(200);
}

/** Scrolls to the gate of a metered story, waits for its cost, and opens the story. */
export async function readStory(page: Page): Promise<void> {
  await page.evaluate((gate) => document.querySelector(gate)?.scrollIntoView(), GATE);
  await expect(page.locator(`${GATE}[data-left]`)).toBeVisible();
  await page.locator(GATE).getByRole('button', { name: 'Llegeix-lo' }).click();
}
