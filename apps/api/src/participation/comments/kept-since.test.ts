import { expect, it } from 'vitest';
import { openDatabase } from '../../platform/database/client';
import { emptyDatabase, QUICKER_ENGINE } from '../../testing/database';
import { oldDatabase } from '../../testing/old-database';
import { returningMailboxes } from './tables';

/** Last migration before mailbox rows had a start date. */
const BEFORE = 55;

it.each(QUICKER_ENGINE)(
  'mailbox rows of an older version start two years before their end, on %s',
  async (engine) => {
    const old = await emptyDatabase(engine);
    await oldDatabase(old.location, BEFORE, (pool) =>
      pool.query(
        `insert into returning_mailboxes (digest, until) values
          ('\\x01', '2028-03-17T12:00:00.123Z'), ('\\x02', '2028-04-01T00:00:00Z'), ('\\x03', '2028-12-31T23:59:59.999Z')`,
      ),
    );
    const { db, close } = await openDatabase(old.location);
    const rows = await db.select().from(returningMailboxes).orderBy(returningMailboxes.digest);
    await close();
    await old.drop();
    expect(rows.map(({ since, until }) => [since.toISOString(), until.toISOString()])).toEqual([
      ['2026-03-18T00:00:00.000Z', '2028-04-01T00:00:00.000Z'],
      ['2026-04-02T00:00:00.000Z', '2028-04-01T00:00:00.000Z'],
      ['2027-01-01T00:00:00.000Z', '2029-01-01T00:00:00.000Z'],
    ]);
  },
);
