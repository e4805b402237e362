import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { entitlements } from './tables';

/** Migrations before letters said that a charge failed. */
const BEFORE = 46;

it.each(QUICKER_ENGINE)(
  'of charges that failed under an older version no letter is due, on %s',
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
