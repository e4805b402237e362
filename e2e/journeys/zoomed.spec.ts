import type { Page } from 'playwright/test';
import { hiddenFocusIn } from './focus';
import { ADDRESSES, expect, test } from './portal';

/** A window of 1280 × 1024 px at 400 % zoom (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** Tab presses in each direction: more than any dialog has stops. */
const STEPS = 40;

/** Dialogs of the portal, each opened as a reader opens it. */
const DIALOGS: Readonly<Record<string, { address: string; open: (page: Page) => Promise<void> }>> = {
  'the menu': {
    address: '/',
    open: (page) => page.locator('header button[commandfor]').first().press('Enter'),
  },
  'the question to log in': {
    address: ADDRESSES.far.article,
    open: (page) => page.locator('portal-island[name=save]').getByRole('button').press('Enter'),
  },
  'the viewer of a gallery': {
    address: '/territori/fotos-temporal-escullera/',
    open: (page) => page.getByRole('link', { name: 'Amplia la foto 1 de 7' }).press('Enter'),
  },
  'the calendar of a birthday': {
    address: '/registro',
    open: (page) => page.getByRole('button', { name: 'Obre el calendari' }).press('Enter'),
  },
  'the days of the agenda': {
    address: '/agenda/',
    open: async (page) => {
      await page.locator('portal-island[name=searcher] summary').press('Enter');
      await page.getByRole('button', { name: /^Data/ }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Entre dues dates…' }).press('Enter');
      await expect(page.getByRole('grid')).toBeVisible();
    },
  },
};

for (const [what, { address, open }] of Object.entries(DIALOGS))
  test(`at 400 % zoom, the focus cycles through ${what} and is never out of view`, async ({
    page,
    portal,
  }) => {
    await page.setViewportSize(ZOOMED);
    await page.goto(portal.url('far', address));
    await open(page);
    await expect(page.getByRole('dialog').last()).toBeVisible();
    const hidden: string[] = [];
    for (const key of ['Tab', 'Shift+Tab'])
      for (let step = 0; step < STEPS; step += 1) {
        await page.keyboard.press(key);
        const stop = await hiddenFocusIn(page);
        if (stop) hidden.push(`${key} ${step}: ${stop}`);
        // After a `<dialog>` the focus goes to the browser's own controls, outside the page.
        const isWithin = await page.evaluate(
          () =>
            document.activeElement === document.body ||
            document.activeElement?.closest('dialog, [role=dialog]') != null,
        );
        if (!isWithin) hidden.push(`${key} ${step}: outside of the dialog`);
      }
    expect(hidden).toEqual([]);
  });
