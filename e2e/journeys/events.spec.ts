import { boxOf } from './boxes';
import { expect, test } from './portal';

const CONCERT = '/agenda-cultural/concert-cobla-moll/';
const FAIR = '/fiestas/feria-del-arroz/';

test('an event links to a calendar and to a map', { tag: '@gate' }, async ({ page, portal }) => {
  await page.goto(portal.url('far', CONCERT));
  const facts = page.getByRole('region', { name: 'Dades de l’acte' });
  await expect(facts.locator('[data-part=event-badge]')).toBeVisible();
  const map = facts.getByRole('link', { name: 'Mira-ho al mapa' });
  await expect(map).toHaveAttribute(
    'href',
    `https://www.openstreetmap.org/search?query=${encodeURIComponent('Moll de Ponent, s/n, Port Savina')}`,
  );
  await expect(map).toHaveAttribute('rel', /noopener/);
  await expect(map).toHaveAttribute('target', '_blank');
  const calendar = facts.getByRole('link', { name: 'Afegeix al calendari' });
  await expect(calendar).toHaveAttribute('href', `${CONCERT}calendar.ics`);

  const { status, headers, body } = await portal.ask('far', `${CONCERT}calendar.ics`);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const file = body.toString();
  expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nEND:VCALENDAR\r\n$/);
  const when = await facts.locator('dd time').first().getAttribute('datetime');
  expect(file).toContain(`DTSTART:${when?.slice(0, 19).replace(/[-:]/g, '')}Z`);
  const same = await portal.ask('far', `${CONCERT}calendar.ics`, { 'if-none-match': headers.etag ?? '' });
  expect(same.status).toBe(304);
});

test('dates without a time are whole days, in Spanish too', async ({ page, portal }) => {
  await page.goto(portal.url('ribera', FAIR));
  const facts = page.getByRole('region', { name: 'Datos del acto' });
  await expect(facts.getByRole('link', { name: 'Ver en el mapa' })).toBeVisible();
  const address = await facts.getByRole('link', { name: 'Añadir al calendario' }).getAttribute('href');
  const { body } = await portal.ask('ribera', address ?? '');
  const [, from, to] = /DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:(\d{8})/.exec(body.toString()) ?? [];
  const day = (text = '') => Date.parse(text.replace(/(....)(..)(..)/, '$1-$2-$3'));
  // From the first of three days to the day after the last.
  expect((day(to) - day(from)) / 86_400_000).toBe(3);
});

test('an event is a ticket before its picture, whose parts are side by side where there is room', async ({
  page,
  portal,
}) => {
  const part = (name: string) => page.locator(`[data-part=ticket] ${name}`);
  for (const [width, isRow] of [
    [390, false],
    [1440, true],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(portal.url('far', CONCERT));
    const [ticket, date, facts, acts] = [
      await boxOf(page.locator('[data-part=ticket]')),
      await boxOf(part('[data-part=event-badge]')),
      await boxOf(part('dl')),
      await boxOf(part('a[href$=".ics"]')),
    ];
    expect(date.right, `at ${width}`).toBeLessThanOrEqual(facts.x);
    if (isRow) expect(acts.x, `at ${width}`).toBeGreaterThanOrEqual(facts.right);
    else expect(acts.y, `at ${width}`).toBeGreaterThanOrEqual(facts.bottom);
    expect(acts.height, `at ${width}`).toBeGreaterThanOrEqual(44);
    expect(ticket.bottom, `at ${width}`).toBeLessThan(
      (await boxOf(page.locator('[data-part=article-lead]'))).y,
    );
  }
  // The ticket has its price, and loads nothing of another site for its map.
  await expect(part('dl')).toContainText('Entrada lliure');
  await expect(part('img, iframe')).toHaveCount(0);
});
