import { factsOf, ROUTES, type RouteName } from '@portal/model';
import { expect, it } from 'vitest';
import { ADDRESSES, type SiteAlias } from '../sites';
import { portalWith } from './portal';

const portal = await portalWith();

/** URLs for routes with parameters, on a site that has them. */
const EXAMPLES: Readonly<Partial<Record<RouteName, string>>> = {
  archiveDays: '/hemeroteca/2026/03/01/2026/03/02',
  liveStream: '/directe/tv/',
  author: ADDRESSES.far.author,
  section: ADDRESSES.far.section,
  content: ADDRESSES.far.article,
};
const NAMES = Object.keys(ROUTES).filter((name): name is RouteName => Object.hasOwn(ROUTES, name));
const isWhole = (name: RouteName) => !/[:*]/.test(ROUTES[name]);
const siteOf = (name: RouteName): SiteAlias => (factsOf(name).needs === 'broadcasts' ? 'ones' : 'far');

/** Forms without JavaScript that name an article in their query. */
const OF_A_CONTENT: readonly RouteName[] = ['pollVote', 'askQuestion'];

it('redirects a backslash to the path with a slash, on the same host', async () => {
  const { status, headers } = await portal.ask('far', '/\\evil.example/');
  expect([status, headers.location]).toEqual([301, '/evil.example/']);
  expect((await portal.ask('far', '/evil.example/')).status).toBe(404);
});

it.each(['/buscar?text=moll&searchtype=news', '/agenda/?text=fira', '/ultima-hora/'])(
  'leads back to %s from its login',
  async (address) => {
    const page = (await portal.ask('far', address)).body.toString();
    expect(page).toContain(`href="/acceso/?backUrl=${encodeURIComponent(address)}"`);
  },
);

it('responds to every route according to its kind', async () => {
  for (const name of NAMES) {
    const address = EXAMPLES[name] ?? (isWhole(name) ? ROUTES[name] : undefined);
    if (address === undefined) continue;
    const { status, headers } = await portal.ask(siteOf(name), address);
    const { kind, isFormTarget } = factsOf(name);
    if (isFormTarget) {
      expect(status, `${name}: ${address}`).toBe(404);
      continue;
    }
    // A private page redirects to the login; a page linked from an email needs its token, one about an
    // article its id.
    const isOfContent = OF_A_CONTENT.includes(name);
    const expected = isOfContent ? [404] : kind === 'account' ? [200, 303, 400, 410] : [200];
    expect(expected, `${name}: ${address}`).toContain(status);
    // The offline page is the same for everyone, and the site's worker stores it.
    if (kind === 'account')
      expect(headers['cache-control']).toContain(name === 'offline' ? 'no-cache' : 'no-store');
    if (kind === 'page') expect(headers['content-type']).toContain('text/html');
  }
});

it.each([
  '/agenda/?from=9999-12-31',
  '/agenda/?from=9999-11-30&to=9999-11-30',
  '/agenda/?from=9999-12-01&to=9999-12-31',
  '/agenda/?from=8999-12-31',
  '/agenda/?from=8999-12-01&to=8999-12-31',
  '/agenda/?from=1000-01-01',
  '/agenda/?from=0000-01-01',
  '/buscar?from=2026-01-01&to=9999-12-31T23:59:59-23:59',
  '/politica/?from=9999-12-31',
  '/hemeroteca/8999/12/01/8999/12/31',
  '/hemeroteca/1000/01/01/1000/01/31',
])('%s has a page, however far its days are', async (address) => {
  expect((await portal.ask('far', address)).status).toBe(200);
});

it.each([
  '/hemeroteca/9999/12/31/9999/12/31',
  '/hemeroteca/9999/12/01/9999/12/31',
  '/hemeroteca/0000/01/01/0000/01/31',
  '/programacio/9999/12/31/',
  '/programacio/0000/01/01/',
])('%s has none', async (address) => {
  expect((await portal.ask('far', address)).status).toBe(404);
});
