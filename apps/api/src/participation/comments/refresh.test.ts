import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '../../platform/changes/change';
import { type ChangeFeed, openChangeFeed } from '../../platform/changes/feed';
import { touchContents } from '../../platform/changes/touch';
import { ENGINES } from '../../testing/database';
import { post, type TestDiscussion, testDiscussion } from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';
import { tellDiscussed } from './refresh';

describe.each(ENGINES)('rebuilding of pages with comments, on %s', (engine) => {
  let test: TestDiscussion;
  let feed: ChangeFeed;
  let reader: TestReader;
  let heard: string[] = [];
  beforeAll(async () => {
    test = await testDiscussion(engine, '{}', { settings: { limits: false } });
    feed = await openChangeFeed(test.database.connection, () => undefined);
    feed.subscribe((change) => heard.push(...(change?.contents ?? ['anything'])));
    ({ reader } = await test.readers.loggedIn());
  });
  afterAll(async () => {
    await feed?.close();
    await test?.database.remove();
  });
  beforeEach(() => {
    heard = [];
  });
  let told = 0;
  /** Changes heard until now: waits for a marker change, which arrives after all earlier ones. */
  const until = async () => {
    told += 1;
    const mark = await test.story({ title: `Marca ${told}` });
    const seen = new Promise<void>((resolve) => {
      const stop = feed.subscribe((change: Change | null) => {
        if (!change?.contents.includes(String(mark))) return;
        stop();
        resolve();
      });
    });
    await test.database.db.transaction((tx) => touchContents(tx, [mark]));
    await seen;
    return heard.filter((id) => id.startsWith('d'));
  };

  it('are rebuilt at most once a minute, and the last comment is included', async () => {
    const id = await test.story();
    for (const letter of ['a', 'b', 'c']) await post(reader, id, `Comentari ${letter.repeat(9)} de prova`);
    expect(await until()).toEqual([`d${id}`]);
    heard = [];
    await tellDiscussed(test.database.db, test.clock.now());
    expect(await until()).toEqual([]);
    test.clock.goOn(60_000);
    await Promise.all([
      tellDiscussed(test.database.db, test.clock.now()),
      tellDiscussed(test.database.db, test.clock.now()),
    ]);
    expect(await until()).toEqual([`d${id}`]);
    heard = [];
    test.clock.goOn(60_000);
    await tellDiscussed(test.database.db, test.clock.now());
    expect(await until()).toEqual([]);
    await post(reader, id, 'I un altre al cap d’un minut');
    expect(await until()).toEqual([`d${id}`]);
  });

  it('are not rebuilt for a vote or a held comment', async () => {
    const id = await test.story();
    await post(reader, id, 'Mireu https://exemple.cat');
    expect(await until()).toEqual([]);
    const { rows } = await test.database.db.execute(
      sql`select count, told_at from comment_threads where content_id = ${id}`,
    );
    expect(rows.every((row) => row.count === 0 && row.told_at === null)).toBe(true);
  });
});
