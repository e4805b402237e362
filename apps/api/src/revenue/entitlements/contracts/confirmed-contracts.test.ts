import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../../testing/database';
import { oldDatabase } from '../../../testing/old-database';
import { entitlements } from '../tables';

/** Number of migrations before emails confirmed purchases and ends. */
const BEFORE = 43;

it.each(QUICKER_ENGINE)(
  'the migration marks contracts of an older version as notified, with their end if they have one, on %s',
  async (engine) => {
    const old = await emptyDatabase(engine);
    await oldDatabase(old.location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('a', '{}')`);
      await pool.query(
        `insert into entitlements (site, email_digest, product, starts_at, ends_at, source, external_id, told_at)
         values ('a', 'x', 'anual', now(), null, 'oficina', 'c0', now()),
           ('a', 'x', 'anual', now(), now() + interval '9 days', 'oficina', 'c1', now())`,
      );
    });
    const { db, close } = await openDatabase(old.location);
    const rows = await db
      .select({
        purchase: entitlements.purchaseToldAt,
        ends: entitlements.endsAt,
        end: entitlements.endToldFor,
      })
      .from(entitlements)
      .orderBy(entitlements.externalId);
    await close();
    await old.drop();
    expect(rows).toEqual([
      { purchase: expect.any(Date), ends: null, end: null },
      { purchase: expect.any(Date), ends: expect.any(Date), end: rows[1]?.ends },
    ]);
  },
);
