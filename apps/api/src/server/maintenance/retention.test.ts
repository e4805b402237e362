import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { returningMailboxes } from '../../participation/comments/tables';
import { TestClock } from '../../testing/accounts';
import { QUICKER_ENGINE, testDatabase } from '../../testing/database';
import { testOutbox } from '../../testing/outbox';
import { forgetOld } from './retention';

it('a deletion that fails is logged, and all others still run', async () => {
  const database = await testDatabase(QUICKER_ENGINE[0]);
  const { db } = database;
  const { now } = new TestClock(new Date('2026-03-18T12:00:00Z'));
  await db.insert(returningMailboxes).values({ digest: Buffer.alloc(32), since: now(), until: now() });
  for (const table of ['sessions', 'consents'])
    await db.execute(sql.raw(`alter table ${table} rename to lost_${table}`));
  const warnings: string[] = [];
  await forgetOld({ db, now, outbox: testOutbox(db, now).outbox }, (line) => warnings.push(line));
  expect(warnings).toEqual([
    expect.stringMatching(/^not forgotten: sessions: /),
    expect.stringMatching(/^not forgotten: records of consent: /),
  ]);
  expect(await db.select().from(returningMailboxes)).toEqual([]);
  await database.remove();
});
