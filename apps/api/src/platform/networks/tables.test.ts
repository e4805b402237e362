import { expect, it } from 'vitest';
import { contentRatings } from '../../participation/reactions/tables';
import { meters } from '../../revenue/entitlements/tables';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { openDatabase } from '../database/client';

/** Migrations before network digests had keys. */
const BEFORE = 48;

it.each(QUICKER_ENGINE)('deletes network digests without a key, and nothing else, on %s', async (engine) => {
  const old = await emptyDatabase(engine);
  await oldDatabase(old.location, BEFORE, async (pool) => {
    await pool.query(`insert into sites (alias, record) values ('a', '{}')`);
    await pool.query(`insert into meters (site, reader, period, count) values ('a', 'network:x', '2026-11-20', 3),
      ('a', 'browser:y', '2026-11', 2)`);
    await pool.query(`with content as (
        insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
        values ('a', 'recipe', '/a/', 'A', '[]', now(), 'test', '1', '') returning id)
      insert into content_ratings (content_id, voter, device, stars, network, rated_at)
      select id, 'v', 'v', 5, '\\xab', now() from content`);
  });
  const { db, close } = await openDatabase(old.location);
  const ratings = await db
    .select({ stars: contentRatings.stars, network: contentRatings.network })
    .from(contentRatings);
  const counted = await db.select({ reader: meters.reader, count: meters.count }).from(meters);
  await close();
  await old.drop();
  expect(ratings).toEqual([{ stars: 5, network: null }]);
  expect(counted).toEqual([{ reader: 'browser:y', count: 2 }]);
});
