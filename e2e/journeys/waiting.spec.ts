import { readingPath } from '@portal/model';
import type { Page } from 'playwright/test';
import { atRest } from './at-rest';
import { GATE, METERED } from './gate';
import { expect, test } from './portal';

const SCRIPT = /\/assets\/[^/]+\.js/;

/** Holds the responses to script requests until `release`. */
async function holdScripts(page: Page, scripts = SCRIPT) {
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    asked.push(/([^/]+?)-[\w-]{8}\.js/.exec(route.request().url())?.[1] ?? '');
    await held;
    return route.continue();
  });
  return { asked, release };
}

/** Opens the agenda’s filters without waking their island, which a pointer or the focus would. */
const openFilters = (page: Page) =>
  page.locator('portal-island[name=searcher] details').evaluate((filters) => filters.toggleAttribute('open'));

const ringOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((pressed) => {
    const { content, borderTopWidth, animationName } = getComputedStyle(pressed, '::after');
    return { content, borderTopWidth, names: animationName.split(', ').length };
  });

for (const { what, address, opener, parts } of [
  {
    what: 'the dates of the agenda',
    address: '/agenda/',
    opener: 'portal-island[name=searcher] button[aria-haspopup=dialog]',
    parts: ['hydrate', 'interface-ca', 'Searcher', 'DialogPanel', 'Calendar'],
  },
  {
    what: 'the calendar of the registration',
    address: '/registro',
    opener: 'portal-island[name=registration] button[aria-haspopup=dialog]',
    parts: ['hydrate', 'interface-ca', 'Registration', 'DialogPanel', 'Calendar'],
  },
])
  test(`${what} show that they are loading, and request everything they need in one step`, async ({
    page,
    portal,
  }) => {
    await atRest(page, () => page.goto(portal.url('far', address)));
    if (address === '/agenda/') await openFilters(page);
    const { asked, release } = await holdScripts(page);
    const pressed = page.locator(opener).first();
    await expect(pressed).not.toHaveAttribute('aria-busy');
    await pressed.click();
    await expect(pressed).toHaveAttribute('aria-busy', 'true');
    expect(await ringOf(page, opener)).toEqual({ content: '""', borderTopWidth: '2px', names: 2 });
    await expect.poll(() => asked).toEqual(expect.arrayContaining(parts));
    const atOnce = asked.length;
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(pressed).not.toHaveAttribute('aria-busy');
    // Texts of failed calls load after everything else; the view counter, three seconds after the page.
    expect(asked.slice(atOnce).filter((name) => !/^(?:(?:errors|texts)-|measuring$)/.test(name))).toEqual([]);
  });

const CALENDAR = /\/assets\/Calendar-[\w-]+\.js/;
const waitFor = (page: Page) => page.getByRole('status').filter({ hasText: 'S’està carregant el calendari' });

test('between two dates: the options show that the calendar is loading, and are replaced by it', async ({
  page,
  portal,
}) => {
  await atRest(page, () => page.goto(portal.url('far', '/agenda/')));
  await openFilters(page);
  const { release } = await holdScripts(page, CALENDAR);
  await page.locator('portal-island[name=searcher] button[aria-haspopup=dialog]').click();
  const dialog = page.getByRole('dialog');
  const range = dialog.getByRole('button', { name: 'Entre dues dates' });
  await range.click();
  await expect(waitFor(page)).toHaveCount(1);
  await expect(range.locator('[data-part=spinner]')).toBeVisible();
  release();
  await expect(dialog.getByRole('grid')).toBeVisible();
  await expect(waitFor(page)).toHaveCount(0);
});

test('a date field shows that its calendar is loading', async ({ page, portal }) => {
  await atRest(page, () => page.goto(portal.url('far', '/registro')));
  const { release } = await holdScripts(page, CALENDAR);
  const pressed = page.locator('portal-island[name=registration] button[aria-haspopup=dialog]');
  await pressed.click();
  await expect(waitFor(page)).toHaveCount(1);
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
  await expect(waitFor(page)).toHaveCount(0);
});

test('a pressed control is no longer waiting if its script fails to load', async ({ page, portal }) => {
  let refuse = () => {};
  let held = Promise.resolve();
  await page.route(SCRIPT, async (route) => {
    if (/\/(hydrate|start|loader)-/.test(route.request().url())) return route.continue();
    await held;
    return route.abort();
  });
  await page.goto(portal.url('far', '/agenda/'));
  await openFilters(page);
  // It fails only after the waiting state was visible.
  held = new Promise((resolve) => {
    refuse = resolve;
  });
  const pressed = page.locator('portal-island[name=searcher] button[aria-haspopup=dialog]');
  await pressed.click();
  await expect(pressed).toHaveAttribute('aria-busy', 'true');
  refuse();
  await expect(page.locator('portal-island[name=searcher]')).toHaveAttribute('data-island-status', 'failed');
  await expect(pressed).not.toHaveAttribute('aria-busy');
});

test('a gate’s button leads to the text at once, however slow its script is', { tag: '@gate' }, async ({
  page,
  portal,
}) => {
  const { asked } = await holdScripts(page, /\/assets\/(?!(?:start|loader)-)[^/]+\.js/);
  await page.goto(portal.url('far', METERED[0]));
  await page.locator(GATE).scrollIntoViewIfNeeded();
  const island = page.locator('portal-island', { has: page.locator(GATE) });
  await expect(island).toHaveAttribute('data-island-status', 'waking');
  await expect.poll(() => asked).toContain('hydrate');
  await page.locator(GATE).getByRole('button').click();
  await expect(page).toHaveURL(portal.url('far', readingPath(METERED[0])));
});
