import { createClient, createPageClient } from '@portal/data';
import { type Page, ROUTES } from '@portal/model';
import { expect, it } from 'vitest';
import { registerIslands } from '../app/Island';
import { CARD, ORIGIN, SITE } from '../app/testing/site';
import { ACCOUNT_PAGES } from './accounts/pages';
import { islandsBy } from './islands';
import { readerCalls } from './reader';
import { accountPage } from './reader-pages';
import { assets } from './testing/assets';

registerIslands(islandsBy(assets.island));

const STORY = '/cultura/tancada/';
const { id, title, publishedDate } = CARD;
const page: Page = {
  type: 'content',
  path: STORY,
  updatedAt: '2026-03-18T11:00:00Z',
  content: {
    ...{ id, type: 'article', title, url: STORY, publishedDate, gate: 'metered', condition: 'metered' },
    ...{ body: [], signatories: [], breadcrumbs: [], tags: [], related: [] },
    comments: { items: [], count: 0, next: null, open: false },
  },
  mostRead: [],
};

const TOO_OFTEN = { httpCode: 429, apiInfo: { code: 'TOO_MANY_REQUESTS', message: 'too often' } };
/** A back end that has been asked too often, for all but public pages. */
const transport = async () => Response.json(TOO_OFTEN, { status: 429 });
const pages = {
  ...createPageClient(createClient({ origin: ORIGIN, transport })),
  page: async () => page,
};

/** What the page of a form answers to a reader whose calls are refused. */
const sent = (path: string, form: Record<string, string>, headers: Record<string, string> = {}) => {
  const visit = ACCOUNT_PAGES[new URL(path, ORIGIN).pathname]?.post;
  if (!visit) throw new Error(`nothing is sent to ${path}`);
  const request = new Request(new URL(path, ORIGIN), {
    method: 'POST',
    headers: { cookie: 'session=x', ...headers },
    body: new URLSearchParams(form),
  });
  const site = { ...SITE, features: { users: true, identityProvider: false } };
  const calls = readerCalls({ transport }, ORIGIN, request, '203.0.113.1');
  const options = { site, origin: ORIGIN, now: new Date('2026-03-18T12:00:00Z'), assets };
  return accountPage({ calls, pages, captcha: undefined }, request, visit, options);
};

it('who reads too often without script is told so, and led back to the story', async () => {
  const answer = await sent(`${ROUTES.reading}?path=${STORY}`, {});
  expect(answer?.status).toBe(429);
  const text = await answer?.text();
  expect(text).toContain('Massa vegades seguides');
  expect(text).toContain(`href="${STORY}"`);
});

it('a form that names no page leads back to where the browser came from, on this host alone', async () => {
  const vote = (referer: string) => sent(`${ROUTES.pollVote}?id=7`, { option: '1' }, { referer });
  expect(await (await vote(`${ORIGIN}${STORY}`))?.text()).toContain(`href="${STORY}"`);
  expect(await (await vote('https://evil.example/x/'))?.text()).not.toContain('evil.example');
});

it.each(Object.keys(ACCOUNT_PAGES).filter((path) => ACCOUNT_PAGES[path]?.post && !path.includes(':')))(
  'what is sent to %s too often is no failure of the server',
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
