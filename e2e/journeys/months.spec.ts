import { expectNoFault } from './axe';
import { boxOf } from './boxes';
import { expect, SITES, test } from './portal';
import { ids } from './results';

/** Sites with an agenda. */
const AGENDAS = ['far', 'ribera'] as const;

for (const site of AGENDAS)
  test(`the agenda of ${site} is listed by day, beside its month`, async ({ page, portal }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(portal.url(site, '/agenda/'));
    const days = page.locator('[data-part=agenda-day] > h2 time');
    const listed = await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime') ?? ''));
    expect(listed.length).toBeGreaterThan(1);
    expect(listed).toEqual([...new Set(listed)].sort());
    const [list, month] = [
      await boxOf(page.locator('[data-part=agenda-days]')),
      await boxOf(page.locator('[data-part=month-grid]')),
    ];
    expect(month.x).toBeGreaterThan(list.right);
    await expectNoFault(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a day of the agenda’s month opens its events, and a chip this week’s', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/agenda/'));
    const day = page.locator('[data-part=month-grid] a[data-part=day]').first();
    const href = await day.getAttribute('href');
    await day.click();
    await expect(page).toHaveURL(portal.url('far', href ?? ''));
    expect((await ids(page)).length).toBeGreaterThan(0);
    await expect(page.locator('[data-part=day][aria-current=date]')).toHaveCount(1);
    await page.getByRole('link', { name: 'Aquesta setmana', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Aquesta setmana', exact: true })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  test('a day without events says so, and has the next ones', async ({ page, portal }) => {
    await page.goto(portal.url('far', '/agenda/'));
    const first = page.locator('[data-part=agenda-day] > h2 time').first();
    const next = (await first.getAttribute('datetime')) ?? '';
    const before = new Date(Date.parse(`${next}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    await page.goto(portal.url('far', `/agenda/?from=${before}&to=${before}`));
    await expect(page.locator('[data-part=empty-state]')).toBeVisible();
    await expect(page.locator('[data-part=next-events] time').first()).toHaveAttribute('datetime', next);
  });
});

for (const site of SITES)
  test(`the archive of ${site} is a month of pictures that open their days`, async ({ page, portal }) => {
    await page.goto(portal.url(site, '/hemeroteca/'));
    const days = page.locator('[data-part=month-grid] a[data-part=day]');
    expect(await days.count()).toBeGreaterThan(2);
    expect(await days.locator('img').count()).toBeGreaterThan(2);
    for (const day of (await days.all()).slice(0, 3)) {
      const box = await boxOf(day);
      expect(box.width).toBeGreaterThan(40);
      expect(box.height).toBeGreaterThan(40);
    }
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const href = (await days.last().getAttribute('href')) ?? '';
    await page.goto(portal.url(site, href));
    await expect(page.locator('[data-part=section-lead]')).toHaveCount(1);
    await expectNoFault(page);
    await page.goto(portal.url(site, '/hemeroteca/'));
    const previous = page.locator('[data-part=month-grid] [data-part=previous]');
    // A young site has its first month only.
    if (!(await previous.count())) return;
    const to = (await previous.getAttribute('href')) ?? '';
    await page.goto(portal.url(site, to));
    await expect(page.locator('[data-part=month-grid] [data-part=next]')).toHaveCount(1);
  });

test('a search marks its words, also in another form, and offers ways on when it finds nothing', async ({
  page,
  portal,
}) => {
  await page.goto(portal.url('far', '/buscar?text=temporals'));
  await expect(page.locator('[data-part=result-list] :is(h2, h3) mark').first()).toHaveText('Temporal');
  await expect(page.locator('[data-part=ways-on]')).toBeHidden();
  await page.goto(portal.url('far', '/buscar?text=xyzzyxyzzy'));
  const ways = page.locator('[data-part=ways-on]');
  await expect(ways).toBeVisible();
  expect(await ways.locator('img').count()).toBe(4);
  expect(await ways.locator('[data-part=chip]').count()).toBeGreaterThan(3);
});
