import type { Comment, CommentPage, OwnComment } from '@portal/model/participation';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/request';
import { createComments } from './comments';

const comment = (id: string, over: Partial<Comment> = {}): Comment => ({
  id,
  author: 'Pep',
  isNewsroom: false,
  date: '2026-03-18T12:00:00Z',
  html: `<p>${id}</p>`,
  likes: 0,
  dislikes: 0,
  replies: 0,
  state: 'published',
  ...over,
});
const own = (id: string, over: Partial<OwnComment> = {}): OwnComment => ({
  ...comment(id),
  text: id,
  editableUntil: '2026-03-18T12:05:00Z',
  ...over,
});
const PAGE: CommentPage = { items: [comment('1')], count: 1, next: null };
const READER = { writer: 'ready', votes: {}, reported: [], own: [] };

type Sent = { method: string; path: string; body: Record<string, unknown> };

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  return {
    kept,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
}

function commenting(answer: (sent: Sent) => unknown, kept = storage()) {
  const calls: Sent[] = [];
  let keys = 0;
  const client = createClient({
    origin: 'https://prova.example',
    transport: async (request) => {
      const url = new URL(request.url);
      const text = await request.text();
      const sent = {
        method: request.method,
        path: url.pathname + url.search,
        body: text ? JSON.parse(text) : {},
      };
      calls.push(sent);
      const response = answer(sent);
      return response instanceof Response ? response : Response.json({ httpCode: 200, response });
    },
  });
  const comments = createComments({
    client,
    contentId: '12',
    page: PAGE,
    open: true,
    storage: kept,
    newKey: () => {
      keys += 1;
      return `key-number-${keys}`;
    },
  });
  return { comments, calls, kept };
}
const refused = (status: number, code: string) =>
  Response.json({ httpCode: status, apiInfo: { code, message: code } }, { status });
const offline = () => {
  throw new TypeError('offline');
};

describe('comments of an article', () => {
  it('start as the page has them, then load the reader’s own data', async () => {
    const { comments, calls } = commenting(() => ({
      page: { items: [comment('2'), comment('1')], count: 2, next: 'c' },
      open: true,
      reader: { ...READER, votes: { 1: 'like' }, own: [own('9', { state: 'held' })] },
    }));
    expect(comments.initial()).toMatchObject({ items: PAGE.items, writer: null });
    await comments.load(true);
    expect(calls.map(({ path }) => path)).toEqual(['/api/front/comments/12/reader?sort=newest']);
    expect(comments.snapshot()).toMatchObject({ count: 2, writer: 'ready', votes: { 1: 'like' }, next: 'c' });
  });

  it('make no call for a reader who is not logged in', async () => {
    const { comments, calls } = commenting(() => PAGE);
    await comments.load(false);
    expect(calls[0]?.path).toBe('/api/front/comments/12?sort=newest');
    expect(comments.snapshot().writer).toBe('logged-out');
  });

  it('show a sent comment at once, and move it among the others when it has arrived', async () => {
    const { comments, kept } = commenting(({ body }) =>
      own('7', { html: '<p>Bon dia</p>', text: String(body.comment) }),
    );
    const sending = comments.post({ comment: 'Bon dia', parentId: null });
    expect(comments.snapshot().sent).toMatchObject([{ comment: 'Bon dia', status: 'sending' }]);
    await sending;
    expect(comments.snapshot()).toMatchObject({ sent: [], count: 2, items: [{ id: '7' }, { id: '1' }] });
    expect(kept.kept.size).toBe(0);
  });

  it('keep an undelivered comment, across a new page too, and send it with the same key', async () => {
    const { comments, kept, calls } = commenting(offline);
    comments.keepDraft(null, 'Bon dia');
    await comments.post({ comment: 'Bon dia', parentId: null });
    expect(comments.snapshot().sent).toMatchObject([{ status: 'failed', code: undefined }]);
    expect(comments.draft(null)).toBe('');
    const later = commenting(
      ({ method }) => (method === 'POST' ? own('7') : { page: PAGE, open: true, reader: READER }),
      kept,
    );
    await later.comments.load(true);
    expect(later.calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(later.calls[1]?.body.key).toBe(calls[0]?.body.key);
    expect(later.comments.snapshot()).toMatchObject({ sent: [], count: 2 });
    expect(kept.kept.size).toBe(0);
  });

  it('show why the server refused a comment, and give its text back', async () => {
    const { comments } = commenting(() => refused(409, 'COMMENTS_CLOSED'));
    await comments.post({ comment: 'Bon dia', parentId: '1' });
    const [sent] = comments.snapshot().sent;
    expect(sent).toMatchObject({ status: 'failed', code: 'COMMENTS_CLOSED' });
    comments.discard(sent?.key ?? '');
    expect(comments.snapshot().sent).toEqual([]);
    expect(comments.draft('1')).toBe('Bon dia');
  });

  it('keep one draft per replied-to comment, in memory if nothing can be stored', () => {
    const forbidden = {
      getItem: offline,
      setItem: offline,
      removeItem: offline,
    };
    for (const where of [storage(), storage({ 'portal.comments.12': '{"drafts":7' }), forbidden]) {
      const comments = createComments({
        client: createClient({ origin: 'https://prova.example' }),
        contentId: '12',
        page: PAGE,
        open: true,
        storage: where,
        newKey: () => 'key-number-1',
      });
      comments.keepDraft(null, 'a');
      comments.keepDraft('1', 'b');
      expect([comments.draft(null), comments.draft('1'), comments.draft('2')]).toEqual(['a', 'b', '']);
      comments.keepDraft('1', ' ');
      expect(comments.draft('1')).toBe('');
    }
  });

  it('change a vote at once, take the server’s counts, and revert it on failure', async () => {
    let fails = false;
    const { comments } = commenting(() => (fails ? offline() : { likes: 5, dislikes: 1 }));
    const voting = comments.vote('1', 'like');
    expect(comments.snapshot()).toMatchObject({ votes: { 1: 'like' }, items: [{ likes: 1 }] });
    await voting;
    expect(comments.snapshot()).toMatchObject({ votes: { 1: 'like' }, items: [{ likes: 5, dislikes: 1 }] });
    fails = true;
    await expect(comments.vote('1', undefined)).rejects.toThrow();
    expect(comments.snapshot()).toMatchObject({ votes: { 1: 'like' }, items: [{ likes: 5, dislikes: 1 }] });
  });

  it('remove a comment that its author deletes, and keep the place of one with replies', async () => {
    const answer = vi.fn(() => ({ success: true }));
    const { comments } = commenting(answer);
    await comments.remove('1');
    expect(comments.snapshot()).toMatchObject({ items: [], count: 0 });
  });

  it('follow the cursor, show no comment twice, and start again in another order', async () => {
    const pages: Record<string, CommentPage> = {
      '/api/front/comments/12?sort=newest': { items: [comment('3'), comment('2')], count: 3, next: 'a' },
      '/api/front/comments/12?sort=newest&cursor=a': {
        items: [comment('2'), comment('1')],
        count: 3,
        next: null,
      },
      '/api/front/comments/12?sort=best': { items: [comment('1')], count: 3, next: null },
    };
    const { comments } = commenting(({ path }) => pages[path]);
    await comments.load(false);
    await comments.more();
    expect(comments.snapshot().items.map(({ id }) => id)).toEqual(['3', '2', '1']);
    await comments.order('best');
    expect(comments.snapshot()).toMatchObject({ sort: 'best', next: null, items: [{ id: '1' }] });
  });

  it('load all replies of a thread', async () => {
    const reply = (id: string) => comment(id, { parentId: '1', rootId: '1' });
    const { comments } = commenting(({ path }) =>
      path.includes('cursor')
        ? { items: [reply('4')], count: 4, next: null }
        : { items: [comment('1'), reply('2'), reply('3')], count: 4, next: 'b' },
    );
    await comments.replies('1');
    expect(comments.snapshot().items.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });
});
