import { createClient, createPageClient } from '@portal/data';
import { loginPath, ROUTES, type Site, subscriptionPath, successEnvelope } from '@portal/model';
import { emptyUser, PROFILE_ENDPOINTS } from '@portal/model/readers';
import { SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { ORIGIN, SITE } from '../app/testing/site';
import { ACCOUNT_PAGES } from './form-pages';
import { islandsBy } from './islands';
import { readerCalls } from './reader';
import { accountPage } from './reader-pages';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

const CONTRACT = {
  id: '1',
  product: 'anual',
  name: 'Anual',
  cost: null,
  source: 'Quiosc',
  startsAt: '2026-01-01T00:00:00Z',
  endsAt: null,
  renewsAt: null,
  isUnpaid: false,
  isManaged: false,
};

/** A page of a site that sells nothing, for a reader with these contracts. */
async function pageAt(
  path: string,
  contracts: (typeof CONTRACT)[] | 'failing' | 'nobody',
  over: Partial<Site> = {},
) {
  const transport = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === PROFILE_ENDPOINTS.profile.path)
      return Response.json(successEnvelope({ user: { ...emptyUser(), id: '7' } }));
    if (pathname === SUBSCRIPTION_ENDPOINTS.own.path && typeof contracts !== 'string')
      return Response.json(successEnvelope({ items: contracts }));
    return Response.json({ httpCode: 500, apiInfo: { code: 'UNKNOWN_ERROR', message: '' } }, { status: 500 });
  };
  const visit = ACCOUNT_PAGES[new URL(path, ORIGIN).pathname]?.get;
  if (!visit) throw new Error(`${path} cannot be opened`);
  const request = new Request(new URL(path, ORIGIN), {
    headers: contracts === 'nobody' ? {} : { cookie: 'session=x' },
  });
  const site = { ...SITE, features: { users: true, identityProvider: false }, ...over };
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  return accountPage({ calls, pages, captcha: undefined }, request, visit, options);
}

it('readers with a subscription to a site that sells none find it in their account; nobody else sees the tab', async () => {
  const tab = `href="${ROUTES.ownSubscriptions}"`;
  const newsletters = async (contracts: Parameters<typeof pageAt>[1]) =>
    (await pageAt(ROUTES.newsletters, contracts))?.text();
  expect(await newsletters([CONTRACT])).toContain(tab);
  expect(await newsletters([])).not.toContain(tab);
  // If it cannot be fetched, the rest of the page works.
  const unknown = await newsletters('failing');
  expect(unknown).toContain('data-part="account-nav"');
  expect(unknown).not.toContain(tab);
});

it.each([
  [ROUTES.accountArea, ROUTES.account],
  [ROUTES.give, ROUTES.ownSubscriptions],
])('%s, typed by hand, redirects to %s, and to the login without a session', async (path, leadsTo) => {
  for (const answer of [await pageAt(path, []), await pageAt(path, 'nobody')])
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, leadsTo]);
  expect((await pageAt(leadsTo, 'nobody'))?.headers.get('location')).toBe(loginPath(leadsTo));
});

it('the form of a newsletter has an address that can be reopened', async () => {
  const newsletters = [
    { id: 'bon-dia', name: 'Bon dia' },
    { id: 'camp', name: 'Camp i aigua' },
  ];
  const named = await pageAt(subscriptionPath('camp'), [], { newsletters });
  expect(named?.status).toBe(200);
  expect(await named?.text()).toMatch(/<h1[^>]*>Camp i aigua<\/h1>.*name="newsletter" value="camp"/s);
  const [only] = newsletters;
  const alone = await pageAt(ROUTES.subscription, 'nobody', { newsletters: only ? [only] : [] });
  expect(await alone?.text()).toContain('name="newsletter" value="bon-dia"');
  expect((await pageAt(ROUTES.subscription, []))?.status).toBe(404);
});

it('visitors without an account find all newsletters at one address, and a 404 for an unknown one', async () => {
  const plan = { source: 'front', weekdays: [1, 2, 3, 4, 5, 6, 7], hour: '06:30' } as const;
  const newsletters = [
    { id: 'bon-dia', name: 'Bon dia', plan: { ...plan, weekdays: [...plan.weekdays] } },
    { id: 'camp', name: 'Camp i aigua' },
  ];
  const all = await (await pageAt(ROUTES.subscription, 'nobody', { newsletters }))?.text();
  for (const { id, name } of newsletters) {
    expect(all).toContain(`href="${subscriptionPath(id)}"`);
    expect(all).toMatch(new RegExp(`<h2[^>]*>${name}</h2>`));
    expect(all).toContain(`aria-label="Subscriu-t’hi: «${name}»"`);
  }
  expect(all).toContain('La tria de la portada, cada dia a les 6.30\u00a0h.');
  expect(all).not.toContain('name="newsletter"');
  const unknown = await pageAt(subscriptionPath('cap'), 'nobody', { newsletters });
  expect([unknown?.status, await unknown?.text()]).toEqual([404, expect.not.stringContaining('newsletter"')]);
  // Readers with an account manage them there.
  const own = await pageAt(ROUTES.subscription, [], { newsletters });
  expect([own?.status, own?.headers.get('location')]).toEqual([303, ROUTES.newsletters]);
});
