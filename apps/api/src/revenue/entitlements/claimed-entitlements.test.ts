import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { storeEntitlements } from './entitlements';
import { entitlements } from './tables';

/** Number of migrations before accounts claimed what was sold to their email address. */
const BEFORE = 41;
const EMAIL = 'ada@example.org';

it.each(QUICKER_ENGINE)(
  'the migration assigns contracts stored by email address to the account that validated it, on %s',
  async (engine) => {
    const { location, drop } = await emptyDatabase(engine);
    const contract = {
      email: EMAIL,
      product: 'anual',
      startsAt: new Date(0),
      endsAt: null,
      renewsAt: null,
      isUnpaid: false,
    };
    const made = await openDatabase(location);
    await made.db.execute(sql`insert into sites (alias, record) values ('a', '{}')`);
    await storeEntitlements(made.db, 'a', 'oficina', [{ ...contract, externalId: 'c1' }], new Date());
    const [kept] = await made.db.select({ digest: entitlements.emailDigest }).from(entitlements);
    await made.close();
    await drop();

    const old = await emptyDatabase(engine);
    await oldDatabase(old.location, BEFORE, async (pool) => {
      await pool.query(`insert into sites (alias, record) values ('a', '{}')`);
      await pool.query(
        `insert into accounts (nick, nick_key, email, email_key, validated_at, language, site, created_at)
         values ('ada', 'ada', $1, $1, now(), 'ca', 'a', now())`,
        [EMAIL],
      );
      for (const [number, digest] of [kept?.digest, Buffer.from('another')].entries())
        await pool.query(
          `insert into entitlements (site, email_digest, product, starts_at, source, external_id, told_at)
           values ('a', $1, 'anual', now(), 'oficina', $2, now())`,
          [digest, `c${number}`],
        );
    });
    const { db, close } = await openDatabase(old.location);
    const rows = await db
      .select({ id: entitlements.externalId, account: entitlements.accountId })
      .from(entitlements)
      .orderBy(entitlements.externalId);
    await close();
    await old.drop();
    expect(rows).toEqual([
      { id: 'c0', account: expect.any(Number) },
      { id: 'c1', account: null },
    ]);
  },
);
