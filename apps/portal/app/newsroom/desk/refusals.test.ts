import { ROUTES } from '@portal/model';
import { describe, expect, it } from 'vitest';
import { visit } from '../../../server/testing/desk';
import { deskPages } from './screens';

/** A path of a page, with an id for each of its parameters. */
const pathOf = (route: string, id = '999999') => route.replace(/:\w+/g, id);
/** Pages before the login, which have outcomes of their own. */
const BEFORE: readonly string[] = [ROUTES.deskLogout];
const pages = Object.entries(deskPages()).filter(([route]) => !BEFORE.includes(route));
/** Links of emails that lead nowhere any more say so, whatever the back end says. */
const GONE = [404, 410];
const STATUSES = [400, 404, 409, 410, 413, 422, 429] as const;

describe.each(pages)('%s', (route, page) => {
  const path = pathOf(route);

  it.each(STATUSES)('is a page with the status %d when every call is refused so', async (status) => {
    if (!page.get) return;
    const all = { status, code: 'REFUSED' };
    const { status: shown, html, location } = await visit(path, { refusedAll: all });
    // Some screens lead to their list, or show what they know, in place of what is missing.
    if (location) expect(location).toMatch(/^\/redaccio\//);
    else if (shown !== 200) expect([status, ...GONE]).toContain(shown);
    if (!location) expect(html).toContain('<h1');
  });

  it('is a page, and no failure, with a NUL or an unknown id anywhere in its address', async () => {
    if (!page.get) return;
    const refusedAll = { status: 400, code: 'INVALID_FIELD' };
    const names = [
      'text',
      'estat',
      'cursor',
      'id',
      'view',
      'paraula',
      'before',
      'by',
      'tema',
      'any',
      'entrada',
    ];
    for (const value of ['\0', '999999', '9'.repeat(30)]) {
      const query = new URLSearchParams(names.map((name) => [name, value]));
      const { status } = await visit(`${path}?${query}`, { refusedAll });
      expect([200, 303, 400, ...GONE]).toContain(status);
    }
    expect([200, 303, 400, ...GONE]).toContain((await visit(pathOf(route, '%00'), { refusedAll })).status);
  });
});

const ACTIONS: readonly [string, Record<string, string>][] = [
  [pathOf(ROUTES.deskContent), { uncorrect: '1' }],
  [pathOf(ROUTES.deskContent), { unpreview: '1' }],
  ...['withdraw', 'restore', 'pin', 'fields', 'wrong'].map((act): [string, Record<string, string>] => [
    pathOf(ROUTES.deskContent),
    { do: act },
  ]),
  [pathOf(ROUTES.deskContent), { do: 'reschedule', at: '2026-03-18T09:00' }],
  [pathOf(ROUTES.deskContent), { do: 'correct', text: 'x' }],
  ...['finish', 'published', 'correct', 'withdraw', 'pin', 'unpin'].map(
    (act): [string, Record<string, string>] => [
      pathOf(ROUTES.deskLiveStory),
      { do: act, entry: '1', version: '1', text: 'x', key: 'a' },
    ],
  ),
  [pathOf(ROUTES.deskDiscussion), { do: 'policy', open: 'yes', moderation: 'after' }],
  [pathOf(ROUTES.deskDiscussion), { do: 'publish', id: '1' }],
  [pathOf(ROUTES.deskDiscussion), { do: 'lift', id: '1' }],
];

it.each(ACTIONS)('%s answers a repeated or unknown action with its status: %j', async (path, form) => {
  for (const status of STATUSES) {
    const got = await visit(path, { form, refusedAll: { status, code: 'REFUSED' } });
    expect([400, status]).toContain(got.status);
    expect(got.html).toContain('<h1');
  }
});

const POSTS = pages.flatMap(([route, { post }]) => (post ? [pathOf(route)] : []));

it.each(POSTS)('%s answers any form that is refused with a page', async (path) => {
  for (const status of STATUSES)
    for (const act of [
      '',
      'publish',
      'withdraw',
      'undo',
      'close',
      'pin',
      'release',
      'upheld',
      'refuse',
      'remove',
    ]) {
      const form = { do: act, id: '1', note: 'x', ground: 'late' };
      const got = await visit(path, { form, refusedAll: { status, code: 'REFUSED' } });
      expect([200, 303, 400, status, ...GONE]).toContain(got.status);
    }
});

it('a correction that is withdrawn twice leaves its article on the page, and says so', async () => {
  const content = {
    id: 7,
    title: 'El pa de sempre',
    path: '/pa/',
    type: 'article',
    status: 'published',
    publishedAt: '2026-03-05T08:00:00.000Z',
    withdrawnBy: null,
    isUnreadable: false,
    fields: { sent: {}, edited: {} },
    corrections: [],
    previews: [],
  };
  const answers = {
    '/api/desk/front': { modules: [], editions: [], edition: null },
    '/api/desk/contents/7': content,
  };
  const refused = {
    '/api/desk/contents/7/corrections/1': { status: 404, code: 'NOT_FOUND' },
    '/api/desk/contents/7/previews/1': { status: 404, code: 'NOT_FOUND' },
  };
  for (const name of ['uncorrect', 'unpreview']) {
    const form = { [name]: '1' };
    const { status, html } = await visit('/redaccio/continguts/7/', { answers, refused, form });
    expect([status, html.includes('El pa de sempre')]).toEqual([404, true]);
    expect(html).toContain('potser algú altre ja ho ha canviat');
  }
});

it('an unknown article is missing, in the frame of the desk', async () => {
  const refused = { '/api/desk/contents/999999': { status: 404, code: 'NOT_FOUND' } };
  const answers = { '/api/desk/front': { modules: [], editions: [], edition: null } };
  const { status, html } = await visit('/redaccio/continguts/999999/', { answers, refused });
  expect([status, html.includes('Clara')]).toEqual([404, true]);
});

it('an error of the back end is still a failure', async () => {
  const refusedAll = { status: 500, code: 'UNKNOWN_ERROR' };
  await expect(visit('/redaccio/continguts/7/', { refusedAll })).rejects.toThrow();
});
