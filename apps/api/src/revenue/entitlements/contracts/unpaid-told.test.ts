import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../../testing/database';
import { oldDatabase } from '../../../testing/old-database';
import { entitlements } from '../tables';

/** Number of migrations before emails about failed charges. */
const BEFORE = 46;

it.each(QUICKER_ENGINE)(
  'the migration marks earlier failed charges as already notified, on %s',
  async (engine) => {
    const old = await emptyDatabase(engine);
    await oldDatabase(old.location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('a', '{}')`);
      await pool.query(
        `insert into entitlements (site, email_digest, product, starts_at, source, external_id, told_at, is_unpaid)
         values ('a', 'x', 'anual', now(), 'stripe', 'c0', now(), true), ('a', 'x', 'anual', now(), 'stripe', 'c1', now(), false)`,
      );
    });
    const { db, close } = await openDatabase(old.location);
    const rows = await db
      .select({ isUnpaidTold: entitlements.isUnpaidTold })
      .from(entitlements)
      .orderBy(entitlements.externalId);
    await close();
    await old.drop();
    expect(rows).toEqual([{ isUnpaidTold: true }, { isUnpaidTold: false }]);
  },
);
