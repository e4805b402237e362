import { COMMENTS_AT_ONCE } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../platform/database/client';
import { Limits } from '../../platform/limits/limits';
import { createCursors } from '../../platform/secrets/cursors';
import { siteByAlias } from '../../sites/find';
import type { SiteRecord } from '../../sites/site-record';
import { ENGINES } from '../../testing/database';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { times } from '../../testing/level';
import { commentsOf } from './reading';
import { postComment, removeComment, voteComment } from './writing';

/**
 * Readers that repeat every action from both processes. The full run on PostgreSQL makes 200 comments and 190
 * votes, each sent twice.
 */
const READERS = { embedded: 6, postgresql: times({ gate: 6, full: 20 }) };
const EACH = times({ gate: 2, full: 10 });

describe.each(ENGINES)('concurrent comments and votes from two processes, on %s', (engine) => {
  const readers = READERS[engine];
  let test: TestDiscussion;
  let other: OpenDatabase;
  let site: SiteRecord;
  const ids: number[] = [];
  beforeAll(async () => {
    test = await testDiscussion(engine);
    other = await joinDatabase(test.database.location);
    const found = await siteByAlias(test.database.db, 'prova');
    if (!found) throw new Error('no site');
    site = found;
    const { rows } = await test.database.db.execute<{ id: number }>(sql`
      insert into accounts (nick, nick_key, name, surname, language, site, created_at)
      select 'lectora-' || n, 'lectora-' || n, 'Núria', 'Puig', 'ca', 'prova', now()
      from generate_series(1, ${readers}) n returning id`);
    ids.push(...rows.map(({ id }) => id));
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  const readerOf = (id: number) => ({
    id,
    nick: `lectora-${id}`,
    name: 'Núria',
    surname: 'Puig',
    emailKey: null,
    validatedAt: null,
    createdAt: test.clock.now(),
  });
  const visit = () => ({ site, ip: '203.0.113.1' });
  const depsOf = (db: Database) => ({
    db,
    now: test.clock.now,
    limits: new Limits(db, test.clock.now, false),
  });
  /** Runs the same work in both processes at once. */
  const both = <T>(work: (deps: ReturnType<typeof depsOf>) => Promise<T>) =>
    Promise.all([work(depsOf(test.database.db)), work(depsOf(other.db))]);
  const ignore = async () => undefined;

  it('neither loses nor duplicates any', async () => {
    const { contentId, database } = test;
    const posted = await Promise.all(
      ids.flatMap((id, at) =>
        Array.from({ length: EACH }, (_, turn) =>
          both((deps) =>
            postComment(
              deps,
              visit(),
              readerOf(id),
              contentId,
              {
                comment: `La lectora ${at} diu per ${turn}a vegada`,
                parentId: null,
                key: `key-${id}-${turn}`,
              },
              ignore,
            ),
          ),
        ),
      ),
    );
    for (const [one, twin] of posted) expect(one.id).toBe(twin.id);
    const known = new Set(posted.map(([one]) => one.id));
    expect(known.size).toBe(readers * EACH);
    const page = await commentsOf(database.db, createCursors('x'), contentId, { limit: COMMENTS_AT_ONCE });
    expect([page.count, page.items.length]).toEqual([
      readers * EACH,
      Math.min(readers * EACH, COMMENTS_AT_ONCE),
    ]);

    const [first] = known;
    const voted = Number(first);
    const author = ids[0];
    const voters = ids.filter((id) => id !== author);
    await Promise.all(
      voters.flatMap((id) =>
        Array.from({ length: EACH }, () =>
          both((deps) => voteComment(deps, visit(), readerOf(id), voted, 'like')),
        ),
      ),
    );
    const counts = async () =>
      (
        await database.db.execute(sql`
        select likes, dislikes, (select count(*)::int from comment_votes where comment_id = comments.id) as votes
        from comments where id = ${voted}`)
      ).rows[0];
    expect(await counts()).toEqual({ likes: voters.length, dislikes: 0, votes: voters.length });
    await Promise.all(
      voters.map((id, at) =>
        both((deps) => voteComment(deps, visit(), readerOf(id), voted, at % 2 ? 'dislike' : null)),
      ),
    );
    const against = Math.floor(voters.length / 2);
    expect(await counts()).toEqual({ likes: 0, dislikes: against, votes: against });
  });

  it('keeps reply counts correct while replies are posted and removed', async () => {
    const contentId = await test.story();
    const deps = depsOf(test.database.db);
    const [author = 0, ...others] = ids;
    const root = await postComment(
      deps,
      visit(),
      readerOf(author),
      contentId,
      { comment: 'Qui hi va demà?', parentId: null, key: `key-root-${contentId}` },
      ignore,
    );
    await Promise.all(
      others.map((id, at) =>
        both(async (own) => {
          const reply = await postComment(
            own,
            visit(),
            readerOf(id),
            contentId,
            { comment: `Jo hi vaig, amb ${at} més`, parentId: root.id, key: `key-reply-${id}` },
            ignore,
          );
          if (at % 2) await removeComment(own, visit(), readerOf(id), Number(reply.id));
        }),
      ),
    );
    const stay = Math.ceil(others.length / 2);
    const { items, count } = await commentsOf(test.database.db, createCursors('x'), contentId);
    expect([items[0]?.replies, count]).toEqual([stay, stay + 1]);
  });
});
