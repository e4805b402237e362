import { expect, it } from 'vitest';
import { openDatabase } from '../../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../../testing/database';
import { oldDatabase } from '../../../testing/old-database';
import { entitlements } from '../tables';

/** Number of migrations before emails confirmed a change of product. */
const BEFORE = 45;

it.each(QUICKER_ENGINE)(
  'the migration sets the notified product, except for contracts whose purchase email is still due, on %s',
  async (engine) => {
    const old = await emptyDatabase(engine);
    await oldDatabase(old.location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('a', '{}')`);
      await pool.query(
        `insert into entitlements (site, email_digest, product, starts_at, source, external_id, told_at, purchase_told_at)
         values ('a', 'x', 'anual', now(), 'oficina', 'c0', now(), now()),
           ('a', 'x', 'anual', now(), 'oficina', 'c1', now(), null)`,
      );
    });
    const { db, close } = await openDatabase(old.location);
    const rows = await db
      .select({ product: entitlements.toldProduct })
      .from(entitlements)
      .orderBy(entitlements.externalId);
    await close();
    await old.drop();
    expect(rows).toEqual([{ product: 'anual' }, { product: null }]);
  },
);
