import { expect, it } from 'vitest';
import { portalWith } from './portal';

const portal = await portalWith();

it.each([
  ['far', '/territori/temporal-llevant-directe/'],
  ['ribera', '/actualidad/crecida-jucar-directo/'],
] as const)('shows entries of the live story of %s from before its publication', async (site, path) => {
  const html = (await portal.ask(site, path)).body.toString();
  // Placeholders for the seed's dates are replaced.
  expect(html).not.toContain('{{');
  const [, published = ''] = /article:published_time" content="([^"]+)"/.exec(html) ?? [];
  const dates = [...html.matchAll(/data-date="([^"]+)"/g)].map(([, date = '']) => date);
  expect(dates.filter((date) => date <= published).length).toBeGreaterThan(0);
});

it('has the posts of a blog in its feeds, and the blog in the sitemap', async () => {
  for (const file of ['rss.xml', 'atom.xml']) {
    const { status, body } = await portal.ask('far', `/peu-de-terme/${file}`);
    expect(status).toBe(200);
    expect(String(body)).toContain('La fita que ningú no vol');
    expect(String(body)).not.toContain('barbera-plega');
  }
  expect(String((await portal.ask('far', '/sitemaps/listings.xml')).body)).toContain('/peu-de-terme/');
});

it('has a calendar file for events only', async () => {
  for (const path of [
    '/societat/ultim-faroner-abella/calendar.ics',
    '/calendar.ics',
    '/no/hi/es/calendar.ics',
  ])
    expect((await portal.ask('far', path)).status, path).toBe(404);
});

it('serves a steps page only for articles that have steps', async () => {
  for (const address of ['/pas-a-pas/0/', '/pas-a-pas/999999/', '/pas-a-pas/abc/'])
    expect((await portal.ask('far', address)).status).toBe(404);
});
