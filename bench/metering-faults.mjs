/**
 * Browsers read metered stories, and request each twice at once until it is acknowledged, from two back ends
 * over one database, while one after another is killed and connections are cut: how many readings are lost or
 * counted twice.
 */
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { BackEnds, breakThings } from './back-ends.mjs';
import { insist, twice } from './participation-writes.mjs';

const AT_ONCE = 8;
/** Stories that each browser reads: as many as El Far gives away a month. */
const STORIES = 3;

/** @returns ids of metered stories of El Far */
export async function meteredStories(client, count) {
  const { rows } = await client.query(
    `insert into contents (site, type, path, title, body, opening, condition, condition_by, published_at, extra, source, source_id, source_digest)
     select 'far', 'article', '/mesurada/' || n || '/', 'Mesurada ' || n,
       '[{"type":"paragraph","html":"Obertura."},{"type":"paragraph","html":"La resta."}]',
       '[{"type":"paragraph","html":"Obertura."}]', 'metered', 'newsroom', now(), '{}', 'bench', 'm' || n, ''
     from generate_series(1, $1::int) n returning id::int`,
    [count],
  );
  return rows.map(({ id }) => id);
}

/** Counts in the database: readings, the sum of the meters, and a browser's highest meter. */
async function counted(client) {
  const [{ count, most }] = (
    await client.query(
      `select coalesce(sum(count), 0)::int as count, coalesce(max(count), 0)::int as most
       from meters where reader like 'browser:%'`,
    )
  ).rows;
  const [{ readings }] = (await client.query('select count(*)::int as readings from metered_readings')).rows;
  return { count, most, readings };
}

/** @param {Pick<import('./benches.mjs').Context, 'note' | 'folder' | 'isQuick'>} context */
export async function measureMetering({ note, folder, isQuick }) {
  const postgres = await startPostgres();
  if (!postgres) {
    console.info('PostgreSQL is not installed: metering under faults is not tried');
    return;
  }
  const total = isQuick ? 300 : 2_001;
  const client = new pg.Client({ connectionString: postgres.url });
  const backEnds = new BackEnds({
    DATABASE_URL: postgres.url,
    PORTAL_DATA_DIR: path.join(folder, 'metering'),
    PORTAL_DEMO: 'off',
    PORTAL_LIMITS: 'off',
  });
  try {
    await client.connect();
    await backEnds.start(0);
    await backEnds.start(1);
    const stories = await meteredStories(client, STORIES);
    const queue = Array.from({ length: total }, (_, n) => async () => {
      const browser = Math.floor(n / STORIES);
      const address = `10.${browser >> 8}.${browser & 255}.1`;
      const read = () =>
        backEnds.post(
          `/api/front/content/${stories[n % STORIES]}/reading`,
          {},
          // A request from another machine reaches a site at its own HTTPS URL.
          { cookie: `__Host-device=${String(browser).padStart(43, 'b')}`, address },
        );
      await insist(() => twice('a reading', read));
    });
    let isOver = false;
    const reader = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await next();
    };
    const broken = breakThings(backEnds, client, () => isOver);
    await Promise.all(Array.from({ length: AT_ONCE }, reader)).finally(() => {
      isOver = true;
    });
    const faults = await broken;
    const { count, most, readings } = await counted(client);
    note({
      id: 'earning.metering',
      what: `metered readings lost or doubled of ${total}, two processes, under kills and cut connections`,
      value: Math.abs(total - readings) + Math.abs(total - count) + Math.max(0, most - STORIES),
      unit: '',
      floor: 0,
      aim: 0,
      detail: `${faults} faults; ${readings} readings, meters at ${count}, at most ${most} of one browser`,
    });
  } finally {
    await backEnds.stop();
    await client.end().catch(() => undefined);
    postgres.stop();
  }
}
