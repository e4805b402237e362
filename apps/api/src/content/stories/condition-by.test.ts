import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { contents } from './tables';

/** Migrations before articles recorded the origin of their condition. */
const BEFORE = 38;

const RECORD = {
  paywall: { sections: { economia: { condition: 'metered' }, nou: { condition: 'metered', openHours: 2 } } },
};
const PUBLISHED = '2026-03-18T10:00:00Z';

/** Source, section, condition, closing time and condition after it; then the origin of its condition. */
const ROWS: [string, string, string | null, string | null, string | null, 'newsroom' | 'section'][] = [
  ['wordpress:https://w.example', 'economia', null, null, null, 'section'],
  ['feed:https://f.example', 'economia', 'metered', null, null, 'section'],
  ['ninjs', 'societat', 'metered', null, null, 'section'],
  ['desk', 'economia', null, null, null, 'newsroom'],
  ['demo', 'economia', 'metered', null, null, 'section'],
  ['demo', 'economia', 'subscribers', null, null, 'newsroom'],
  ['demo', 'economia', null, null, null, 'newsroom'],
  ['demo', 'societat', null, null, null, 'section'],
  ['demo', 'societat', 'registered', null, null, 'newsroom'],
  ['demo', 'nou', null, '2026-03-18T12:00:00Z', 'metered', 'section'],
  ['demo', 'nou', null, '2026-03-18T15:00:00Z', 'metered', 'newsroom'],
  ['demo', 'nou', 'metered', null, null, 'section'],
];

it.each(QUICKER_ENGINE)(
  'infers the origin of the condition of articles from an older version, on %s',
  async (engine) => {
    const { location, drop } = await emptyDatabase(engine);
    await oldDatabase(location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('a', $1)`, [JSON.stringify(RECORD)]);
      await pool.query(
        `insert into sections (site, slug, name) select 'a', slug, slug from unnest($1::text[]) slug`,
        [['economia', 'nou', 'societat']],
      );
      for (const [at, [source, section, condition, closesAt, closesTo]] of ROWS.entries())
        await pool.query(
          `insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest, section_id,
             condition, closes_at, closes_to)
           select 'a', 'article', '/' || $1 || '/', 'x', '[]', $2, $3, $1, '', id, $5, $6, $7 from sections where slug = $4`,
          [String(at), PUBLISHED, source, section, condition, closesAt, closesTo],
        );
    });
    const { db, close } = await openDatabase(location);
    const { source, conditionBy } = contents;
    const rows = await db.select({ source, conditionBy }).from(contents).orderBy(contents.id);
    await close();
    await drop();
    expect(rows).toEqual(ROWS.map(([from, , , , , by]) => ({ source: from, conditionBy: by })));
  },
);
