import { deskDiscussionSchema } from '@portal/model/newsroom';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { post, type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { comments } from './tables';

const MINUTE = 60_000;

describe.each(ENGINES)('discussion of a story at the desk, on %s', (engine) => {
  let test: TestDiscussion;
  let editor: TestEditor;
  let moderator: TestEditor;
  beforeAll(async () => {
    test = await testDiscussion(engine);
    editor = await newEditor(test, 'pau@prova.example', 'editor');
    moderator = await newEditor(test, 'mar@prova.example', 'moderator');
  });
  afterAll(() => test.database.remove());

  it('is listed in full, thread by thread, and can be opened and closed', async () => {
    const id = await test.story();
    const call = `/api/desk/comments/thread/${id}`;
    const seen = async (query = '') =>
      v.parse(deskDiscussionSchema, (await editor.get(call + query)).response);
    const at = test.clock.now().getTime();
    const comment = (minutes: number, over: object = {}) => ({
      contentId: id,
      author: 'Joan',
      html: `<p>${minutes}</p>`,
      date: new Date(at + minutes * MINUTE),
      ...over,
    });
    const { db } = test.database;
    const made = await db
      .insert(comments)
      .values([
        comment(1),
        comment(2, { state: 'held' }),
        ...Array.from({ length: 49 }, (_, n) => comment(10 + n)),
      ])
      .returning({ id: comments.id });
    const [first, second] = made.map((row) => row.id);
    await db
      .insert(comments)
      .values([
        comment(100, { rootId: first, parentId: first }),
        comment(90, { rootId: first, state: 'refused' }),
      ]);
    const page = await seen();
    expect(page).toMatchObject({
      open: { decided: null, isNow: true },
      moderation: { decided: null, isNow: 'after' },
      counts: { published: 51, held: 1, refused: 1, removed: 0, reported: 0 },
    });
    expect(page.items.slice(0, 4).map((item) => [item.isReply, item.state])).toEqual([
      [false, 'published'],
      [true, 'refused'],
      [true, 'published'],
      [false, 'held'],
    ]);
    expect(page.items[3]?.id).toBe(second);
    const rest = await seen(`?cursor=${page.next}`);
    expect([page.items.length, rest.items.length, rest.next]).toEqual([50, 3, null]);
    expect(new Set([...page.items, ...rest.items].map((item) => item.id)).size).toBe(53);
    expect((await editor.get(`${call}?cursor=x`)).status).toBe(400);
    expect((await editor.get('/api/desk/comments/thread/999999')).status).toBe(404);

    const policy = (over: object, who = editor) =>
      who.post('/api/desk/comments/thread', { contentId: id, ...over });
    expect((await policy({ isOpen: false, moderation: 'before' })).status).toBe(200);
    expect(await seen()).toMatchObject({
      open: { decided: false, isNow: false },
      moderation: { decided: 'before', isNow: 'before' },
    });
    const { reader } = await test.readers.loggedIn();
    expect(await post(reader, id, 'Encara hi soc')).toMatchObject({ status: 409, code: 'COMMENTS_CLOSED' });
    expect((await policy({ isOpen: null })).status).toBe(200);
    expect(await seen()).toMatchObject({ open: { isNow: true }, moderation: { decided: 'before' } });
    expect((await policy({ isOpen: false }, moderator)).status).toBe(403);
    expect((await seen()).open.isNow).toBe(true);
  });
});
