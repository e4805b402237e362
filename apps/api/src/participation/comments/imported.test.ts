import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCursors } from '../../platform/secrets/cursors';
import { ENGINES } from '../../testing/database';
import { ownOf, post, type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { type ImportedComment, storeImported } from './imported';
import { commentsOf, placeOf } from './reading';

const DATE = new Date('2026-03-01T10:00:00Z');
const one = (
  sourceId: string,
  parentSourceId: string | null = null,
  over: Partial<ImportedComment> = {},
) => ({
  sourceId,
  parentSourceId,
  author: 'Pep',
  html: `<p>${sourceId}</p>`,
  date: new Date(DATE.getTime() + Number(sourceId) * 1_000),
  ...over,
});

describe.each(ENGINES)('imported comments, on %s', (engine) => {
  let test: TestDiscussion;
  beforeAll(async () => {
    test = await testDiscussion(engine);
  });
  afterAll(() => test?.database.remove());
  const store = (contentId: number, imported: ImportedComment[]) =>
    test.database.db.transaction((tx) => storeImported(tx, contentId, imported));
  const shown = async (contentId: number) => {
    const page = await commentsOf(test.database.db, createCursors('x'), contentId, { sort: 'oldest' });
    return {
      count: page.count,
      words: page.items.map(({ html, state }) => html.replaceAll(/<[^>]+>/g, '') || state),
    };
  };

  it('form threads, including replies to replies, in whatever order they come', async () => {
    const id = await test.story();
    await store(id, [one('3', '2'), one('2', '1'), one('1'), one('4', '99'), one('5', '6'), one('6', '5')]);
    expect(await shown(id)).toEqual({ count: 6, words: ['1', '2', '3', '4', '5', '6'] });
    const { rows } = await test.database.db.execute(
      sql`select source_id, replies from comments where content_id = ${id} and replies > 0`,
    );
    expect(rows).toEqual([{ source_id: '1', replies: 2 }]);
  });

  it('are updated and deleted with the export; readers’ comments and newsroom decisions stay', async () => {
    const id = await test.story();
    await store(id, [one('1'), one('2'), one('3')]);
    const { rows } = await test.database.db.execute<{ id: number }>(
      sql`select id from comments where content_id = ${id} order by source_id`,
    );
    const { reader } = await test.readers.loggedIn();
    await post(reader, id, 'Resposta d’avui mateix', { parentId: String(rows[0]?.id) });
    await test.database.db.execute(sql`update comments set state = 'refused' where id = ${rows[2]?.id}`);
    await store(id, [one('3', null, { html: '<p>tres</p>' })]);
    expect(await shown(id)).toEqual({ count: 1, words: ['removed', 'Resposta d’avui mateix'] });
    await store(id, [one('3'), one('4')]);
    expect(await shown(id)).toEqual({ count: 2, words: ['removed', 'Resposta d’avui mateix', '4'] });
  });

  it('are located in their thread, on whatever page', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn();
    const root = ownOf(await post(reader, id, 'Una pregunta per a tothom')).id;
    await test.database.db.execute(sql`
      insert into comments (content_id, root_id, parent_id, author, html, date)
      select ${id}, ${root}, ${root}, 'Pep', 'r' || n, ${DATE}::timestamptz + n * interval '1 second'
      from generate_series(1, 45) n`);
    const cursors = createCursors('x');
    const { rows } = await test.database.db.execute<{ id: number }>(
      sql`select id from comments where root_id = ${root} order by date`,
    );
    for (const [at, row] of rows.entries()) {
      const place = await placeOf(test.database.db, cursors, id, row.id, 20);
      const page = await commentsOf(test.database.db, cursors, id, {
        rootId: Number(root),
        cursor: place?.cursor ?? null,
        limit: 20,
      });
      expect(page.items.some((item) => item.id === String(row.id))).toBe(true);
      expect(page.next === null).toBe(at >= 40);
    }
    expect(await placeOf(test.database.db, cursors, id, 999_999)).toBeNull();
  });
});
