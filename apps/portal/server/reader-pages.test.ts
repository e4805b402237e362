import { createClient, createPageClient } from '@portal/data';
import {
  failureEnvelope,
  type Page,
  type RestOfContent,
  ROUTES,
  readHtmlPath,
  restHtmlPath,
  successEnvelope,
} from '@portal/model';
import { describe, expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import type { AccountView } from '../app/readers/account/page';
import { readAnswer, restAnswer } from '../app/rest-of-content';
import { CARD, ORIGIN, SITE } from '../app/testing/site';
import { ACCOUNT_PAGES } from './form-pages';
import { islandsBy } from './islands';
import { readerCalls } from './reader';
import { type AccountVisit, accountPage, restOfContent } from './reader-pages';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

const STORY = '/cultura/tancada/';
const { id, title, publishedDate } = CARD;
const page: Page = {
  type: 'content',
  path: STORY,
  updatedAt: '2026-03-18T11:00:00Z',
  content: {
    id,
    type: 'article',
    title,
    url: STORY,
    publishedDate,
    gate: 'metered',
    condition: 'metered',
    body: [],
    signatories: [],
    breadcrumbs: [],
    tags: [],
    related: [],
    comments: { items: [], count: 0, next: null, open: false },
  },
  mostRead: [],
};

const TOO_OFTEN = { httpCode: 429, apiInfo: { code: 'TOO_MANY_REQUESTS', message: 'too often' } };
/** A back end that returns 429 to everything but public pages. */
const transport = async () => Response.json(TOO_OFTEN, { status: 429 });
const pages = {
  ...createPageClient(createClient({ origin: ORIGIN, transport })),
  page: async () => page,
};

const site = { ...SITE, features: { users: true, identityProvider: false } };
const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };

/** Response to a form of a reader whose requests are refused. */
const sent = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const visit = ACCOUNT_PAGES[new URL(path, ORIGIN).pathname]?.post;
  if (!visit) throw new Error(`nothing is sent to ${path}`);
  const request = new Request(new URL(path, ORIGIN), {
    method: 'POST',
    headers: { cookie: 'session=x', ...headers },
    body: new URLSearchParams(form),
  });
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  return accountPage({ calls, pages, captcha: undefined }, request, visit, options);
};

it('a reader without JavaScript who reads too often gets a message and a link back to the story', async () => {
  const answer = await sent(`${ROUTES.reading}?path=${STORY}`, {});
  expect(answer?.status).toBe(429);
  const text = await answer?.text();
  expect(text).toContain('Massa vegades seguides');
  expect(text).toContain(`href="${STORY}"`);
});

it('a form that names no page links back to its referrer, on this host only', async () => {
  const vote = (referer: string) => sent(`${ROUTES.pollVote}?id=7`, { option: '1' }, { referer });
  expect(await (await vote(`${ORIGIN}${STORY}`))?.text()).toContain(`href="${STORY}"`);
  expect(await (await vote('https://evil.example/x/'))?.text()).not.toContain('evil.example');
});

it.each(Object.keys(ACCOUNT_PAGES).filter((path) => ACCOUNT_PAGES[path]?.post && !path.includes(':')))(
  'too many posts to %s are no server error',
  async (path) => {
    const filled: Record<string, string> = {
      id: '7',
      contentId: '7',
      option: '1',
      token: 'x',
      act: 'post',
      do: 'withdraw',
    };
    for (const form of [{}, filled])
      expect((await sent(`${path}?id=7&path=${STORY}`, form))?.status).toBeLessThan(500);
  },
);

describe('responses for one reader are never cached, and set the back end’s cookies', () => {
  const COOKIES = ['device=x; Path=/; HttpOnly', 'entry=login.password; Path=/'];
  const answering = (status: number, response?: unknown) => async () => {
    const code = { code: 'UNKNOWN_ERROR', message: 'refused' };
    const envelope = status === 200 ? successEnvelope(response) : failureEnvelope(status, code);
    const headers = COOKIES.map((cookie): [string, string] => ['set-cookie', cookie]);
    return Response.json(envelope, { status, headers });
  };
  const headersOf = (answer: Response | null) => ({
    kept: answer?.headers.get('cache-control'),
    cookies: answer?.headers.getSetCookie(),
    sniffed: answer?.headers.get('x-content-type-options'),
  });
  const OWN = { kept: 'private, no-store', cookies: COOKIES, sniffed: 'nosniff' };

  const body: RestOfContent['body'] = [{ type: 'paragraph', html: 'La part tancada.' }];
  const rest = { url: STORY, body };
  const data = { accessGranted: true, conditionName: 'metered' };
  const refused = { data: { ...data, accessGranted: false }, rest: null };
  it.each([
    ['the rest of a text', restAnswer, 200, rest],
    ['no rest for a logged-out reader', restAnswer, 401, undefined],
    ['no rest for a reader without access', restAnswer, 403, undefined],
    ['no rest of a missing text', restAnswer, 404, undefined],
    ['no rest while the back end is away', restAnswer, 503, undefined],
    ['a granted reading', readAnswer(false), 200, { data, rest }],
    ['a refused reading', readAnswer(false), 200, refused],
    ['too many readings', readAnswer(false), 429, undefined],
  ])('%s', async (_, answerOf, status, response) => {
    const path = answerOf === restAnswer ? restHtmlPath('1') : readHtmlPath('1');
    const request = new Request(new URL(path, ORIGIN), { headers: { cookie: 'session=x' } });
    const backend = { transport: answering(status, response) };
    const answer = await restOfContent(
      readerCalls(backend, ORIGIN, request, '203.0.113.1'),
      '1',
      options,
      answerOf,
    );
    expect([answer.status, headersOf(answer)]).toEqual([status, OWN]);
    const text = await answer.text();
    expect(text.includes('La part tancada.')).toBe(JSON.stringify(response ?? null).includes('tancada.'));
  });

  const view: AccountView = { head: { title: 'Compte', path: ROUTES.account, kind: 'website' }, view: null };
  const visits: [string, string, AccountVisit, number][] = [
    ['a page', ROUTES.account, async () => view, 200],
    ['a page that redirects by itself', ROUTES.logout, async () => ({ ...view, leadsTo: '/' }), 200],
    ['an error page', ROUTES.account, async () => ({ ...view, status: 410 }), 410],
    ['a page with a secret address', `${ROUTES.validation}?token=x`, async () => view, 200],
    ['a preview', ROUTES.preview.replace(':token', 'x'), async () => ({ ...view, isPreview: true }), 200],
    ['a redirect', ROUTES.ownSubscriptions, async () => ({ location: ROUTES.login }), 303],
  ];
  it.each(visits)('%s', async (_, path, visit, status) => {
    const request = new Request(new URL(path, ORIGIN), { headers: { cookie: 'session=x' } });
    const calls = readerCalls({ transport: answering(200, {}) }, ORIGIN, request, '203.0.113.1');
    const called: AccountVisit = async (asking) => {
      await calls.accounts.logout();
      return visit(asking);
    };
    const answer = await accountPage({ calls, pages, captcha: undefined }, request, called, options);
    expect([answer?.status, headersOf(answer)]).toEqual([status, OWN]);
  });

  it('a page that reports too many requests', async () => {
    const answer = await sent(`${ROUTES.reading}?path=${STORY}`, {});
    expect([answer?.status, answer?.headers.get('cache-control')]).toEqual([429, OWN.kept]);
  });
});
