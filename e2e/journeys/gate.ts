import type { Page } from 'playwright/test';
import { expect } from './account';

/** A text for registered readers on each site that has them. */
export const CLOSED = {
  far: '/cultura/bonshoms-ascensor-entrevista/',
  ribera: '/cultura/familia-que-mide-el-rio/',
} as const;

export const GATE = '[data-part=gate]';

/** Logs in a reader of a demo account, in the browser of a page. */
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
