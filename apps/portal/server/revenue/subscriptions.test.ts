import { createClient, createPageClient } from '@portal/data';
import { offerPath, type Page, ROUTES, readingPath, successEnvelope } from '@portal/model';
import { emptyUser, PROFILE_ENDPOINTS } from '@portal/model/readers';
import { SUBSCRIPTION_ENDPOINTS } from '@portal/model/revenue';
import { expect, it } from 'vitest';
import { registerIslands } from '../../app/Island';
import { CARD, ORIGIN, SITE } from '../../app/testing/site';
import { islandsBy } from '../islands';
import { readerCalls } from '../reader';
import { accountPage } from '../reader-pages';
import { assets } from '../testing/assets';
import { SUBSCRIPTION_PAGES } from './subscriptions';

registerIslands(islandsBy(assets.island));

const STORY = '/cultura/tancada/';
const OPEN = '/cultura/oberta/';
const { id, title, publishedDate } = CARD;
const storyAt = (path: string): Page => ({
  type: 'content',
  path,
  updatedAt: '2026-03-18T11:00:00Z',
  content: {
    id,
    type: 'article',
    title,
    url: path,
    publishedDate,
    ...(path === STORY ? ({ gate: 'subscribers', condition: 'subscribers' } as const) : {}),
    body: [],
    signatories: [],
    breadcrumbs: [],
    tags: [],
    related: [],
    comments: { items: [], count: 0, next: null, open: false },
  },
  mostRead: [],
});

/** The back URL that the payment provider gets when a reader pays by this form. */
async function goesOnAt(form: Record<string, string>): Promise<unknown> {
  let told: unknown;
  const transport = async (asked: Request) => {
    const { pathname } = new URL(asked.url);
    if (pathname === PROFILE_ENDPOINTS.profile.path)
      return Response.json(successEnvelope({ user: { ...emptyUser(), id: '7' } }));
    if (pathname === SUBSCRIPTION_ENDPOINTS.checkout.path) told = await asked.json();
    return Response.json(successEnvelope({ url: 'https://pay.example/1' }));
  };
  const request = new Request(new URL(ROUTES.offers, ORIGIN), {
    method: 'POST',
    headers: { cookie: 'session=x' },
    body: new URLSearchParams({ offer: 'mensual', ...form }),
  });
  const pages = {
    ...createPageClient(createClient({ origin: ORIGIN, transport })),
    page: async ({ path }: { path: string }) => ([STORY, OPEN].includes(path) ? storyAt(path) : null),
  };
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const site = { ...SITE, features: { users: true, identityProvider: false } };
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  const { post } = SUBSCRIPTION_PAGES[ROUTES.offers];
  const answer = await accountPage({ calls, pages, captcha: undefined }, request, post, options);
  expect(answer?.headers.get('refresh')).toContain('https://pay.example/1');
  return told;
}

it('after paying without JavaScript a gated text is read without JavaScript, and any other page where it was', async () => {
  const withoutScript = { withoutScript: 'true' };
  const told = (backUrl: string) => ({ offer: 'mensual', backUrl, startsAtOnce: false });
  expect(await goesOnAt({ backUrl: STORY, ...withoutScript })).toEqual(told(readingPath(STORY)));
  expect(await goesOnAt({ backUrl: OPEN, ...withoutScript })).toEqual(told(OPEN));
  expect(await goesOnAt({ backUrl: '/cultura/', ...withoutScript })).toEqual(told('/cultura/'));
  expect(await goesOnAt({ backUrl: STORY })).toEqual(told(STORY));
  expect(await goesOnAt(withoutScript)).toEqual({ offer: 'mensual', startsAtOnce: false });
});

it.each([
  ['is told', 'true', { offer: 'mensual', startsAtOnce: true }],
  ['is not told', undefined, { offer: 'mensual', startsAtOnce: false }],
  ['of another value is not told', 'si', { offer: 'mensual', startsAtOnce: false }],
])('a ticked box that %s to the payment provider', async (_, startsAtOnce, told) => {
  expect(await goesOnAt(startsAtOnce ? { startsAtOnce } : {})).toEqual(told);
});

/** The response to a visitor without a session. */
async function asNobody(
  path: string,
  { form, site = 'same-origin' }: { form?: Record<string, string>; site?: string },
) {
  const offers = [{ id: 'mensual', name: 'Mensual', price: 600, period: 'month', isSold: true }];
  const transport = async () => Response.json(successEnvelope({ offers }));
  const request = new Request(new URL(path, ORIGIN), {
    headers: { 'sec-fetch-site': site },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
  });
  const pages = createPageClient(createClient({ origin: ORIGIN, transport }));
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const options = {
    site: { ...SITE, features: { users: true, identityProvider: false } },
    origin: ORIGIN,
    now: new Date('2026-03-18T12:00:00Z'),
    assets,
  };
  const { get, post } = SUBSCRIPTION_PAGES[ROUTES.offers];
  const answer = await accountPage({ calls, pages, captcha: undefined }, request, form ? post : get, options);
  if (!answer) throw new Error('no answer');
  return answer;
}

it('the box is still ticked after the login, and no link from another site ticks it', async () => {
  const form = { offer: 'mensual', startsAtOnce: 'true', backUrl: OPEN };
  const login = (await asNobody(ROUTES.offers, { form })).headers.get('location') ?? '';
  const back = new URL(login, ORIGIN).searchParams.get('backUrl') ?? '';
  expect(back).toBe(offerPath('mensual', OPEN, true));
  const isTicked = async (path: string, site?: string) =>
    (await (await asNobody(path, site ? { site } : {})).text())
      .match(/<input[^>]*startsAtOnce[^>]*>/)?.[0]
      .includes('checked=""');
  expect(await isTicked(back)).toBe(true);
  expect(await isTicked(back, 'cross-site')).toBe(false);
  expect(await isTicked(offerPath('mensual', OPEN))).toBe(false);
});
