import { endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { accounts } from '../../readers/accounts/tables';
import { ENGINES, QUICKER_ENGINE } from '../../testing/database';
import {
  commenters,
  mineOf,
  ownOf,
  pageOf,
  post,
  type TestDiscussion,
  testDiscussion,
  vote,
} from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';
import { comments } from './tables';

const RULES = '{ held: [cacic], refused: [idiota], hideAfterReports: 2, newsroom: [redaccio@example.org] }';
const wordsOf = ({ items }: { items: { html: string }[] }) =>
  items.map(({ html }) => html.replaceAll(/<[^>]+>/g, ''));

describe.each(ENGINES)('comments, on %s', (engine) => {
  let test: TestDiscussion;
  let anna: TestReader;
  let pere: TestReader;
  let visitor: TestReader;
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    ({ anna, pere, visitor } = await commenters(test));
  });
  afterAll(() => test?.database.remove());

  it('require login to post, and are visible to everyone', async () => {
    const id = await test.story();
    expect((await post(visitor, id, 'Bon dia a tothom')).status).toBe(401);
    const own = ownOf(await post(anna, id, '  Bon dia,\n\na < b & c  '));
    expect(own).toMatchObject({
      state: 'published',
      author: 'anna-puig',
      text: 'Bon dia,\n\na < b & c',
    });
  });

  it('are rendered as plain text', async () => {
    const id = await test.story();
    await post(anna, id, 'Un\ndos\n\na < b & c');
    expect((await pageOf(visitor, id)).items[0]?.html).toBe('<p>Un<br>dos</p><p>a &lt; b &amp; c</p>');
  });

  it('are stored once however often they are sent with the same key', async () => {
    const id = await test.story();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () =>
        post(anna, id, 'Només una vegada, si us plau', { key: 'once-and-only' }),
      ),
    );
    expect(new Set(sent.map((one) => ownOf(one).id)).size).toBe(1);
    expect(await pageOf(visitor, id)).toMatchObject({ count: 1, items: [{ author: 'anna-puig' }] });
  });

  it('comments on a gated text require access to that text', async () => {
    const id = await test.story();
    const answers = { subscribers: 403, metered: 403, registered: 200 } as const;
    for (const condition of ['subscribers', 'metered', 'registered'] as const) {
      await test.database.db.update(contents).set({ condition }).where(eq(contents.id, id));
      expect((await post(anna, id, 'Sobre el text')).status, condition).toBe(answers[condition]);
    }
    expect((await pageOf(visitor, id)).count).toBe(1);
  });

  it('are rejected if comments are closed, too long, empty, or reply to a missing comment', async () => {
    const closed = await test.story({ commentsOpen: false });
    expect(await post(anna, closed, 'Hola a tothom')).toMatchObject({ status: 409, code: 'COMMENTS_CLOSED' });
    const id = await test.story();
    expect(await post(anna, id, 'a'.repeat(501))).toMatchObject({
      issues: [{ field: 'comment', code: 'max' }],
    });
    expect(await post(anna, id, '\u200b\u202e')).toMatchObject({ code: 'REQUIRED_FIELD' });
    expect(await post(anna, id, 'Hola', { parentId: '999999' })).toMatchObject({
      status: 409,
      code: 'PARENT_GONE',
    });
    expect((await post(anna, 987_654, 'Hola')).status).toBe(404);
    expect((await anna.get('/api/front/comments/x')).status).toBe(404);
    expect((await anna.get(`/api/front/comments/${id}?cursor=x`)).status).toBe(400);
  });

  it('require a complete profile', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    await test.database.db.update(accounts).set({ surname: '' }).where(eq(accounts.nick, form.nick));
    expect((await mineOf(reader, id)).reader.writer).toBe('incomplete');
    expect(await post(reader, id, 'Hola')).toMatchObject({ status: 412, code: 'INCOMPLETE_PROFILE' });
  });

  it('are listed by thread with the first replies of each, paginated without gaps', async () => {
    const id = await test.story();
    const roots: string[] = [];
    for (let at = 0; at < 5; at += 1) {
      test.clock.goOn(1_000);
      roots.push(ownOf(await post(anna, id, `Fil número ${at} de prova`)).id);
    }
    let answered = '';
    for (let at = 0; at < 5; at += 1) {
      test.clock.goOn(1_000);
      answered = ownOf(
        await post(pere, id, `Resposta número ${at} al fil`, { parentId: answered || roots[0] }),
      ).id;
    }
    const first = await pageOf(visitor, id, { sort: 'oldest', limit: '2' });
    expect(first.count).toBe(10);
    expect(wordsOf(first).slice(0, 4)).toEqual([
      'Fil número 0 de prova',
      'Resposta número 0 al fil',
      'Resposta número 1 al fil',
      'Resposta número 2 al fil',
    ]);
    expect(first.items[0]?.replies).toBe(5);
    const seen = [...first.items];
    let next = first.next;
    while (next) {
      const page = await pageOf(visitor, id, { sort: 'oldest', cursor: next, limit: '2' });
      seen.push(...page.items);
      next = page.next;
    }
    expect(seen.filter(({ rootId }) => !rootId).map((one) => one.id)).toEqual(roots);
    const newest = await pageOf(visitor, id, { limit: '3' });
    expect(newest.items.map((one) => one.id)).toEqual(roots.toReversed().slice(0, 3));
    const thread = await pageOf(visitor, id, { root: roots[0] ?? '', limit: '4' });
    expect(thread.items).toHaveLength(5);
    const rest = await pageOf(visitor, id, { root: roots[0] ?? '', cursor: thread.next ?? '', limit: '4' });
    expect(rest.items.map((one) => one.id)).toEqual([answered]);
    expect(rest.next).toBeNull();
  });

  it('count one vote per reader, whatever they send', async () => {
    const id = await test.story();
    const comment = ownOf(await post(anna, id, 'El port, obert demà')).id;
    expect(await vote(visitor, comment, 'like')).toMatchObject({ status: 401 });
    expect(await vote(anna, comment, 'like')).toMatchObject({ status: 409, code: 'OWN_COMMENT' });
    await Promise.all(Array.from({ length: 8 }, () => vote(pere, comment, 'like')));
    expect((await vote(pere, comment, 'like')).response).toEqual({ likes: 1, dislikes: 0 });
    expect((await vote(pere, comment, 'dislike')).response).toEqual({ likes: 0, dislikes: 1 });
    expect((await mineOf(pere, id)).reader.votes).toEqual({ [comment]: 'dislike' });
    const { user } = Object((await pere.get('/api/front/user/profile')).response);
    expect(user.commentsDislikeId).toContain(comment);
    expect((await vote(pere, comment, null)).response).toEqual({ likes: 0, dislikes: 0 });
    expect((await vote(pere, comment, null)).response).toEqual({ likes: 0, dislikes: 0 });
  });

  it('are sorted by the confidence that readers like them', async () => {
    const id = await test.story();
    const [few, many, none] = [
      ownOf(await post(anna, id, 'Pocs vots, i bons')).id,
      ownOf(await post(anna, id, 'Molts vots, quasi bons')).id,
      ownOf(await post(anna, id, 'Encara cap vot aquí')).id,
    ];
    await test.database.db.execute(sql`update comments set likes = 2 where id = ${few}`);
    await test.database.db.execute(sql`update comments set likes = 90, dislikes = 10 where id = ${many}`);
    const first = await pageOf(visitor, id, { sort: 'best', limit: '2' });
    expect(first.items.map((one) => one.id)).toEqual([many, few]);
    const rest = await pageOf(visitor, id, { sort: 'best', limit: '2', cursor: first.next ?? '' });
    expect(rest.items.map((one) => one.id)).toEqual([none]);
  });

  it('lose their text and name when deleted by their author; replies stay', async () => {
    const id = await test.story();
    const root = ownOf(await post(anna, id, 'Això no ho volia dir')).id;
    await post(pere, id, 'Doncs ja ho has dit', { parentId: root });
    expect((await pere.ask('DELETE', endpointPath(COMMENT_ENDPOINTS.remove, root))).status).toBe(403);
    for (let at = 0; at < 2; at += 1)
      expect((await anna.ask('DELETE', endpointPath(COMMENT_ENDPOINTS.remove, root))).status).toBe(200);
    const { items, count } = await pageOf(visitor, id);
    expect(count).toBe(1);
    expect(items[0]).toMatchObject({ id: root, state: 'removed', html: '', author: null });
    expect(items[1]).toMatchObject({ author: 'pere-mas', parentId: root });
    const [row] = await test.database.db
      .select()
      .from(comments)
      .where(eq(comments.id, Number(root)));
    expect(row).toMatchObject({ text: '', html: '' });
  });

  it('are held by a rule and visible only to their author', async () => {
    const id = await test.story();
    const held = ownOf(await post(anna, id, 'El cacic del poble ja ho sap'));
    expect(held.state).toBe('held');
    expect(await pageOf(visitor, id)).toMatchObject({ count: 0, items: [] });
    expect((await mineOf(anna, id)).reader.own).toMatchObject([{ id: held.id, state: 'held' }]);
    expect((await mineOf(pere, id)).reader.own).toEqual([]);
    expect((await vote(pere, held.id, 'like')).status).toBe(404);
  });

  it('refused by a rule come with a statement of reasons that says so', async () => {
    const { reader, form } = await test.readers.loggedIn();
    const id = await test.story();
    expect(ownOf(await post(reader, id, 'Ets un 1diota')).state).toBe('refused');
    const email = await test.emailTo(form.email);
    expect(email.text).toContain('Ets un 1diota');
    expect(email.text).toContain('conté una paraula que no publiquem');
    expect(email.text).toContain('Ho ha decidit una regla automàtica');
    expect(email.text).toMatch(/\/comentaris\/recurs\/\?token=[\w-]{43}\n/);
    const token = /token=([\w-]+)/.exec(email.text)?.[1];
    const appeal = { token, text: 'És el nom d’un llibre' };
    const anyone = test.readers.browser();
    expect((await anyone.post('/api/front/comment-appeal', { token, text: ' ' })).code).toBe(
      'REQUIRED_FIELD',
    );
    expect((await anyone.post('/api/front/comment-appeal', appeal)).status).toBe(200);
    expect((await anyone.post('/api/front/comment-appeal', appeal)).status).toBe(400);
    const { rows } = await test.database.db.execute(
      sql`select act, actor_id from desk_log where subject like 'comment:%' order by line desc limit 1`,
    );
    expect(rows).toEqual([{ act: 'comment.refuse', actor_id: null }]);
  });

  it('comments by newsroom staff are marked', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn({ email: 'redaccio@example.org' });
    expect(ownOf(await post(reader, id, 'Gràcies, ho mirem')).isNewsroom).toBe(true);
    expect((await pageOf(visitor, id)).items[0]?.isNewsroom).toBe(true);
    expect(ownOf(await post(anna, id, 'Gràcies a vosaltres')).isNewsroom).toBe(false);
  });

  it('comments of a deleted account stay without a name; its votes are deleted', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    await post(reader, id, 'Adeu a tothom, plego');
    const comment = ownOf(await post(anna, id, 'Que vagi molt bé, amic')).id;
    await vote(reader, comment, 'like');
    await test.database.db.delete(accounts).where(eq(accounts.nick, form.nick));
    const { items } = await pageOf(visitor, id, { sort: 'oldest' });
    expect(items.map(({ author, likes }) => [author, likes])).toEqual([
      [null, 0],
      ['anna-puig', 0],
    ]);
  });

  it('are refused as copies by the same reader, and held as copies by other readers', async () => {
    const id = await test.story();
    const text = 'Signeu la petició contra el port nou!';
    expect(ownOf(await post(anna, id, text)).state).toBe('published');
    expect(ownOf(await post(anna, id, 'SIGNEU la petició, contra el port nou')).state).toBe('refused');
    expect(ownOf(await post(pere, id, text)).state).toBe('published');
    const { reader } = await test.readers.loggedIn();
    expect(ownOf(await post(reader, id, text)).state).toBe('held');
  });
});

describe('rate limits of comments', () => {
  it('stop a flood, and accept the same comment sent again', async () => {
    const test = await testDiscussion(QUICKER_ENGINE[0]);
    const { reader } = await test.readers.loggedIn();
    for (let at = 0; at < 10; at += 1)
      await post(reader, test.contentId, `Comentari de prova número ${'abcdefghij'[at]}`, {
        key: `key-flood-${at}`,
      });
    const over = await post(reader, test.contentId, 'Un altre encara');
    expect(over.status).toBe(429);
    expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await post(reader, test.contentId, 'x', { key: 'key-flood-1' })).status).toBe(200);
    await test.database.remove();
  });
});
