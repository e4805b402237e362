import { factsOf, ROUTES, type RouteName } from '@portal/model';
import { ask } from '../server';
import { ADDRESSES, expect, type SiteAlias, test } from './portal';

/** Where an address with open parts has something, on a site that has it. */
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

/** Forms without script that are about the content which their query names. */
const OF_A_CONTENT: readonly RouteName[] = ['pollVote', 'askQuestion'];

test('a backslash leads to the path that it stands for, on the same host', async ({ portal }) => {
  const { status, headers } = await portal.ask('far', '/\\evil.example/');
  expect([status, headers.location]).toEqual([301, '/evil.example/']);
  expect((await portal.ask('far', '/evil.example/')).status).toBe(404);
});

test('every address of the table answers, and every call that is no document stays one', async ({
  portal,
}) => {
  for (const name of NAMES) {
    const address = EXAMPLES[name] ?? (isWhole(name) ? ROUTES[name] : undefined);
    if (address === undefined) continue;
    const { hostname, port } = new URL(portal.url(siteOf(name), address));
    const { status, headers } = await ask(Number(port), hostname, address);
    const { kind, isFormTarget } = factsOf(name);
    if (isFormTarget) {
      expect(status, `${name}: ${address}`).toBe(404);
      continue;
    }
    // A page of somebody's own leads to the login; one that an email leads to wants its token, one about a content its id.
    const isOfContent = OF_A_CONTENT.includes(name);
    const expected = isOfContent ? [404] : kind === 'account' ? [200, 303, 400, 410] : [200];
    expect(expected, `${name}: ${address}`).toContain(status);
    // The page without a connection is the same for everybody, and kept by the site's worker.
    if (kind === 'account')
      expect(headers['cache-control']).toContain(name === 'offline' ? 'no-cache' : 'no-store');
    if (kind === 'page') expect(headers['content-type']).toContain('text/html');
  }
});
