import {
  CALLS,
  LIVE_ENTRIES_ON_PAGE,
  LIVE_MAX_CHANGES,
  liveBlogCall,
  liveChangesCall,
  liveEntriesPath,
  liveEntryPath,
} from '@portal/model';
import {
  DESK_ROLES,
  deskLogSchema,
  LIVE_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  liveDeskSchema,
  liveStoriesSchema,
} from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '../../platform/media/tables';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import {
  blogOf,
  changeEntry,
  changesOf,
  doneOf,
  entryKey,
  postEntry,
  storyCall,
  type TestLive,
  testLive,
} from '../../testing/live';
import { cardOf, cardRows } from '../stories/cards';
import { contents } from '../stories/tables';

const PICTURE = `/media/${'a'.repeat(20)}/full/850.jpg`;

describe.each(ENGINES)('live blogs, on %s', (engine) => {
  let test: TestLive;
  beforeAll(async () => {
    test = await testLive(engine);
  });
  afterAll(() => test?.database.remove());

  const publish = async (id: number, entry: Parameters<typeof postEntry>[2] = {}) => {
    test.clock.goOn(1_000);
    return doneOf(await postEntry(test.editor, id, entry));
  };
  const pageAt = async (path: string, cursor?: string) => {
    test.answers.clear();
    const query = new URLSearchParams({ site: 'prova', path, ...(cursor ? { cursor } : {}) });
    return test.reader.get(`${CALLS.page}?${query}`);
  };
  const titles = (blog: { entries: readonly { title?: string | undefined }[] }) =>
    blog.entries.map(({ title }) => title);

  it('list their entries newest first page by page, or from the first one on', async () => {
    const id = await test.story();
    const all = Array.from({ length: LIVE_ENTRIES_ON_PAGE + 5 }, (_, at) => `Entrada ${at}`);
    for (const title of all) await publish(id, { title });
    const first = await blogOf(test.reader, id);
    expect(first).toMatchObject({ isLive: true, count: all.length, sequence: all.length + 1 });
    const second = await blogOf(test.reader, id, { cursor: first.next ?? '' });
    expect(second.next).toBeNull();
    expect([...titles(first), ...titles(second)]).toEqual(all.toReversed());
    expect(titles(await blogOf(test.reader, id, { order: 'oldest' }))).toEqual(
      all.slice(0, LIVE_ENTRIES_ON_PAGE),
    );
    // A cursor is valid for one order.
    const wrong = liveBlogCall(String(id), { order: 'oldest', cursor: first.next ?? '' });
    expect((await test.reader.get(wrong)).status).toBe(400);
    expect((await test.reader.get(liveBlogCall('x1'))).status).toBe(404);
  });

  it('report what has changed, each entry in its current state, without drafts', async () => {
    const id = await test.story();
    const one = await publish(id, { title: 'Un' });
    const { sequence } = await blogOf(test.reader, id);
    const draft = await publish(id, { title: 'Esborrany', state: 'draft' });
    expect(await changesOf(test.reader, id, sequence)).toMatchObject({ sequence, changes: [] });
    const two = await publish(id, { title: 'Dos' });
    await changeEntry(test.editor, id, one.id, {
      act: 'correct',
      version: 1,
      title: 'Ú',
      text: 'x',
      correction: 'Era u.',
    });
    await changeEntry(test.editor, id, two.id, { act: 'withdraw', version: 1 });
    const told = await changesOf(test.reader, id, sequence);
    expect(told).toMatchObject({ sequence: sequence + 3, count: 1, isWhole: true });
    expect(told.changes).toEqual([
      { id: one.id, entry: expect.objectContaining({ title: 'Ú', correction: 'Era u.' }) },
      { id: two.id, entry: null },
    ]);
    await changeEntry(test.editor, id, draft.id, { act: 'publish', version: 1 });
    expect((await changesOf(test.reader, id, sequence + 3)).changes).toHaveLength(1);
  });

  it('tell a client that missed too many changes, or has other numbers, to reload the page', async () => {
    const id = await test.story();
    await test.database.db.execute(sql`
      with added as (
        insert into live_entries (content_id, state, date, body, sequence)
        select ${id}, 'published', now(), '[]', n + 1 from generate_series(1, ${LIVE_MAX_CHANGES + 1}::int) n)
      update live_blogs set sequence = ${LIVE_MAX_CHANGES + 2} where content_id = ${id}`);
    expect(await changesOf(test.reader, id, 1)).toMatchObject({ isWhole: false, changes: [] });
    expect((await changesOf(test.reader, id, 2)).changes).toHaveLength(LIVE_MAX_CHANGES);
    expect(await changesOf(test.reader, id, 5_000)).toMatchObject({ isWhole: false, changes: [] });
    for (const since of ['', 'x', '-1', '1e3', '9999999999'])
      expect(
        (await test.reader.get(`${liveChangesCall(String(id), 0).slice(0, -1)}${since}`)).status,
        since,
      ).toBe(400);
  });

  it('have pages without JavaScript: an order, a further page, and one for each entry', async () => {
    const id = await test.story();
    const entries: string[] = [];
    for (let at = 0; at < LIVE_ENTRIES_ON_PAGE + 3; at += 1)
      entries.push((await publish(id, { title: `E${at}` })).id);
    const first = Object((await pageAt(liveEntriesPath(String(id)))).response);
    expect(first).toMatchObject({
      type: 'live-entries',
      order: 'newest',
      entryId: null,
      content: { title: 'Temporal' },
    });
    const further = Object((await pageAt(liveEntriesPath(String(id)), first.liveBlog.next)).response);
    expect(titles(further.liveBlog)).toEqual(['E2', 'E1', 'E0']);
    const path = (entryId: string) => new URL(liveEntryPath(String(id), entryId), 'https://x').pathname;
    const of = Object((await pageAt(path(entries[1] ?? ''))).response);
    expect([of.entryId, ...titles(of.liveBlog)]).toEqual([entries[1], 'E1', 'E0']);
    await changeEntry(test.editor, id, entries[1] ?? '', { act: 'withdraw', version: 1 });
    expect((await pageAt(path(entries[1] ?? ''))).status).toBe(404);
    expect((await pageAt(`${liveEntriesPath(String(id))}altra-cosa/`)).status).toBe(404);
  });

  it('show pinned entries first and once, three at most, and list their key moments', async () => {
    const id = await test.story();
    const pinned: string[] = [];
    for (let at = 0; at < 3; at += 1)
      pinned.push((await publish(id, { title: `Fixada ${at}`, isPinned: true, isKey: at === 0 })).id);
    await publish(id, { title: 'Nova' });
    expect((await postEntry(test.editor, id, { isPinned: true })).status).toBe(409);
    const blog = await blogOf(test.reader, id);
    expect(titles(blog)).toEqual(['Fixada 2', 'Fixada 1', 'Fixada 0', 'Nova']);
    expect(blog.moments).toMatchObject([{ id: pinned[0], title: 'Fixada 0' }]);
    expect((await changeEntry(test.editor, id, pinned[2] ?? '', { act: 'unpin', version: 1 })).status).toBe(
      200,
    );
    expect(titles(await blogOf(test.reader, id, { order: 'oldest' }))).toEqual([
      'Fixada 1',
      'Fixada 0',
      'Fixada 2',
      'Nova',
    ]);
  });

  it('are hidden from everybody but registered readers, on every endpoint, if their condition says so', async () => {
    const id = await test.story({ condition: 'registered', path: '/societat/tancat/', opening: [] });
    const entry = await publish(id, { title: 'Secret' });
    expect((await test.reader.get(liveBlogCall(String(id)))).status).toBe(404);
    expect((await test.reader.get(liveChangesCall(String(id), 0))).status).toBe(404);
    expect((await pageAt(liveEntriesPath(String(id)))).status).toBe(404);
    expect((await pageAt(`${liveEntriesPath(String(id))}${entry.id}/`)).status).toBe(404);
    expect(JSON.stringify((await pageAt('/societat/tancat/')).response)).not.toContain('Secret');
    const { reader } = await test.readers.loggedIn();
    const rest = await reader.get(`/api/front/content/${id}/rest`);
    expect(titles(Object(rest.response).liveBlog)).toEqual(['Secret']);
    const words = await test.database.db.execute(
      sql`select words::text from search_items where content_id = ${id}`,
    );
    expect(JSON.stringify(words.rows)).not.toMatch(/secret/i);
  });

  it('are found by the words of their entries', async () => {
    const id = await test.story();
    await publish(id, { title: 'Esllavissada', text: 'Talla la carretera.' });
    const words = await test.database.db.execute(
      sql`select words::text from search_items where content_id = ${id}`,
    );
    expect(JSON.stringify(words.rows)).toMatch(/esllaviss/);
  });

  describe('at the desk', () => {
    const logOf = async (subject: string) => {
      const { response } = await test.editor.get(
        `${LOG_DESK_ENDPOINTS.log.path}?subject=${encodeURIComponent(subject)}`,
      );
      return v.parse(deskLogSchema, response).lines.map(({ act }) => act);
    };

    it('an entry that is sent twice is stored once, even concurrently', async () => {
      const id = await test.story();
      const key = entryKey();
      const answers = await Promise.all([1, 2, 3].map(() => postEntry(test.editor, id, { key })));
      expect(new Set(answers.map((answer) => doneOf(answer).id)).size).toBe(1);
      expect((await blogOf(test.reader, id)).count).toBe(1);
      expect(
        await logOf(`entry:${id}/${doneOf(answers[0] ?? (await postEntry(test.editor, id, { key }))).id}`),
      ).toEqual(['entry.publish']);
    });

    it('numbers the changes of one live blog without gaps, even concurrently', async () => {
      const id = await test.story();
      await Promise.all(Array.from({ length: 8 }, () => postEntry(test.editor, id)));
      const { changes, sequence } = await changesOf(test.reader, id, 1);
      expect([changes.length, sequence]).toEqual([8, 9]);
    });

    it('an entry that somebody else has changed is not changed again', async () => {
      const id = await test.story();
      const entry = await publish(id);
      const correct = (title: string) =>
        changeEntry(test.editor, id, entry.id, { act: 'correct', version: 1, title, text: 'x' });
      const answers = await Promise.all([correct('A'), correct('B')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await changeEntry(test.editor, id, entry.id, { act: 'publish', version: 2 })).status).toBe(409);
    });

    it('requires text, and a library picture with alternative text', async () => {
      const id = await test.story();
      const picture = { id: 'a'.repeat(20), mime: 'image/jpeg', width: 4, height: 3, bytes: 9 };
      await test.database.db.insert(media).values(picture);
      for (const host of ['', 'https://prova.example', 'http://PROVA.example:3000'])
        await publish(id, { picture: `${host}${PICTURE}`, pictureAlt: 'x' });
      for (const [entry, field] of [
        [{ title: '', text: '' }, 'text'],
        [{ picture: '/media/00000000000000000000/full/850.jpg', pictureAlt: '' }, 'pictureAlt'],
        [{ picture: 'https://evil.example/a.jpg', pictureAlt: 'x' }, 'picture'],
        [{ picture: `https://evil.example${PICTURE}`, pictureAlt: 'x' }, 'picture'],
        [{ text: 'x'.repeat(10_001) }, 'text'],
      ] as const)
        expect(await postEntry(test.editor, id, entry)).toMatchObject({ status: 400, issues: [{ field }] });
      const text = 'Mireu <b>això</b>: https://exemple.cat/a?b=1&c=2.\n\nhttps://www.youtube.com/watch?v=abc';
      await publish(id, { text });
      const [entry] = (await blogOf(test.reader, id)).entries;
      expect(entry?.body).toEqual([
        {
          type: 'paragraph',
          html: 'Mireu &lt;b&gt;això&lt;/b&gt;: <a href="https://exemple.cat/a?b=1&amp;c=2">https://exemple.cat/a?b=1&amp;c=2</a>.',
        },
        { type: 'embed', url: 'https://www.youtube.com/watch?v=abc', provider: 'YouTube' },
      ]);
    });

    it('reads drafts, lists live blogs, finishes one and reopens it, each logged', async () => {
      const id = await test.story({ title: 'Acabat' });
      await publish(id, { state: 'draft', title: 'Per venir' });
      const desk = v.parse(liveDeskSchema, (await test.editor.get(storyCall(id))).response);
      expect(desk.entries).toMatchObject([{ state: 'draft', title: 'Per venir', text: 'Plou molt.' }]);
      for (const isLive of [false, false, true]) {
        expect((await test.editor.post(storyCall(id), { isLive })).status).toBe(200);
        const rows = await cardRows(test.database.db, sql`${contents.id} = ${id}`, { limit: 1 });
        const kinds = rows.map((row) => cardOf(row).articleNewsTypeEnum);
        expect(kinds).toEqual([isLive ? 'live' : 'finished-live']);
      }
      expect(await logOf(`content:${id}`)).toEqual(['live.reopen', 'live.finish', 'live.reopen']);
      const { stories } = v.parse(
        liveStoriesSchema,
        (await test.editor.get(LIVE_DESK_ENDPOINTS.liveStories.path)).response,
      );
      expect(stories.find(({ contentId }) => contentId === String(id))).toMatchObject({
        isLive: true,
        title: 'Acabat',
      });
      expect((await test.editor.get(storyCall(999_999))).status).toBe(404);
    });

    it('requires permission, and excludes readers', async () => {
      const id = await test.story();
      const entry = await publish(id);
      const { reader } = await test.readers.loggedIn();
      for (const who of [test.reader, reader]) {
        expect((await who.get(LIVE_DESK_ENDPOINTS.liveStories.path)).status).toBe(401);
        expect((await who.get(storyCall(id))).status).toBe(401);
        expect((await postEntry(who, id)).status).toBe(401);
        expect((await changeEntry(who, id, entry.id, { act: 'withdraw', version: 1 })).status).toBe(401);
        expect((await who.post(storyCall(id), { isLive: false })).status).toBe(401);
      }
      for (const role of DESK_ROLES) {
        const who = await newEditor(test, `${role}-live@prova.example`, role);
        const status = role === 'moderator' ? 403 : 200;
        expect((await who.get(LIVE_DESK_ENDPOINTS.liveStories.path)).status).toBe(200);
        const posted = await postEntry(who, id);
        expect(posted.status).toBe(status);
        expect((await who.post(storyCall(id), { isLive: role !== 'editor' })).status).toBe(status);
        const acts = ['unpin', 'pin', 'unpin', 'withdraw', 'publish'] as const;
        const { id: entryId } = role === 'moderator' ? entry : doneOf(posted);
        for (const [at, act] of acts.entries())
          expect((await changeEntry(who, id, entryId, { act, version: at + 1 })).status, act).toBe(status);
      }
      const headers = { origin: 'https://dolent.example' };
      const forged = await test.editor.ask('POST', storyCall(id), { isLive: false }, headers);
      expect(forged.status).toBe(403);
    });
  });
});
