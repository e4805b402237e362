import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EVERY_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import type { Change } from './change';
import { type ChangeFeed, openChangeFeed } from './feed';
import { missedChanges } from './missed';
import { touchContents } from './touch';

describe.each(EVERY_ENGINE)('changes, on %s', (engine) => {
  let database: TestDatabase;
  let feed: ChangeFeed;
  const heard: (Change | null)[] = [];
  /** Ids of articles without alternates, after the two alternates. */
  const singles = Array.from({ length: 1_000 }, (_, at) => at + 3);
  /** Resolves with the next reported change. */
  const next = () =>
    new Promise<Change | null>((resolve) => {
      const stop = feed.subscribe((change) => {
        stop();
        resolve(change);
      });
    });
  /** Resolves once every id has been reported, in one change or several. */
  const allOf = (ids: readonly number[]) =>
    new Promise<void>((resolve) => {
      const wanted = new Set(ids.map(String));
      const stop = feed.subscribe((change) => {
        for (const id of change?.contents ?? []) wanted.delete(id);
        if (wanted.size > 0) return;
        stop();
        resolve();
      });
    });

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db } = database;
    feed = await openChangeFeed(database.connection, () => undefined);
    feed.subscribe((change) => heard.push(change));
    await db.execute(
      sql`insert into sites (alias, record) values ('a', '{"language":"ca","timeZone":"UTC"}'), ('b', '{"language":"es","timeZone":"UTC"}')`,
    );
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest, story)
      values ('a', 'article', '/x/', 'x', '[]', now(), 's', '1', '', 'river'), ('b', 'article', '/x/', 'x', '[]', now(), 's', '2', '', 'river')`);
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'a', 'article', '/n' || n || '/', 'n', '[]', now(), 'n', n, '' from generate_series(1, ${singles.length}::int) n`);
  });
  afterAll(async () => {
    await feed?.close();
    await database?.remove();
  });
  // Rows that one test adds would enlarge the changes and silences of the next.
  afterEach(() => database.db.execute(sql`delete from contents where id > ${singles.at(-1)}`));

  it('are reported once committed, with the alternates on other sites', async () => {
    const told = next();
    await database.db.transaction((tx) => touchContents(tx, [1]));
    const change = await told;
    // The database does not guarantee their order.
    expect({ sites: change?.sites.toSorted(), contents: change?.contents.toSorted() }).toEqual({
      sites: ['a', 'b'],
      contents: ['1', '2'],
    });
  });

  it('are not reported if the transaction is rolled back', async () => {
    const before = heard.length;
    await database.db
      .transaction(async (tx) => {
        await touchContents(tx, [1]);
        throw new Error('undone');
      })
      .catch(() => undefined);
    const told = next();
    await database.db.transaction((tx) => touchContents(tx, [2]));
    await told;
    expect(heard.length).toBe(before + 1);
  });

  it('are batched while many follow one another, and none is lost', async () => {
    const before = heard.length;
    const wanted = singles.slice(0, 60);
    const all = allOf(wanted);
    for (const id of wanted) await database.db.transaction((tx) => touchContents(tx, [id]));
    await all;
    expect(heard.length - before).toBeLessThan(60);
  });

  it("fit the database's notifications, a thousand articles at once", async () => {
    const all = allOf(singles);
    await database.db.transaction((tx) => touchContents(tx, singles));
    await all;
  });

  it('are reported as "anything" if there are too many to list, and are not refused', async () => {
    const { db } = database;
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest, story)
      select site, 'article', '/s' || n || '/', 's', '[]', now(), 's' || n, n, '', 'saga'
      from generate_series(1, 900) n, (values ('a'), ('b')) sites (site)
      returning id`);
    const told = next();
    await db.transaction((tx) => touchContents(tx, [Number(rows[0]?.id)]));
    expect(await told).toBeNull();
  });

  it('are reported as "anything" if they cannot be read', async () => {
    const told = next();
    await database.db.execute(sql`select pg_notify('portal_changes', 'not a change')`);
    expect(await told).toBeNull();
  });

  it('made during a silence are found afterwards, with their alternates and nothing else', async () => {
    const { db } = database;
    await db.execute(sql`update contents set touched_at = now() - interval '1 hour'`);
    expect(await feed.missed(1_000)).toEqual({ sites: [], contents: [] });
    const told = next();
    await db.transaction((tx) => touchContents(tx, [1]));
    // Otherwise the next test would receive it.
    await told;
    const missed = await feed.missed(1_000);
    expect([missed?.sites.toSorted(), missed?.contents.toSorted()]).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
    // A transaction that began before the silence may have ended during it.
    await db.execute(sql`update contents set touched_at = now() - interval '9 minutes' where id = 5`);
    expect((await feed.missed(0))?.contents).toContain('5');
    for (const silence of [Number.NaN, -1, 2 * 24 * 60 * 60_000])
      expect(await feed.missed(silence)).toBeNull();
  });

  it('made during a silence are "anything" if there are too many', async () => {
    const { db } = database;
    await db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'a', 'article', '/m' || n || '/', 'm', '[]', now(), 'm', n, '' from generate_series(1, 4) n`);
    const all = (await missedChanges(db.$client, 0))?.contents.length ?? 0;
    expect(all).toBeGreaterThanOrEqual(4);
    expect(await missedChanges(db.$client, 0, all)).not.toBeNull();
    expect(await missedChanges(db.$client, 0, all - 1)).toBeNull();
  });

  it.runIf(engine === 'postgresql')(
    'changes that were missed are reported once the connection is restored',
    async () => {
      const { db } = database;
      await db.execute(sql`update contents set touched_at = now() - interval '1 hour'`);
      const terminated = db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'portal changes' and datname = current_database()`,
      );
      await terminated;
      const told = next();
      await db.transaction((tx) => touchContents(tx, [1]));
      expect((await told)?.contents.toSorted()).toEqual(['1', '2']);
      const again = next();
      await db.transaction((tx) => touchContents(tx, [7]));
      expect((await again)?.contents).toContain('7');
    },
  );
});
