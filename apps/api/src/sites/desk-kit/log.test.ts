import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { brokenLine, type LoggedAct, writeLog } from './log';
import { deskLog } from './tables';

const AT = new Date('2026-11-20T10:00:00.000Z');
const act = (site: string, subject: string, details = {}): LoggedAct => ({
  site,
  actor: { id: 7, name: 'Mireia Soler' },
  act: 'comment.refuse',
  subject,
  details,
});

describe.each(ENGINES)('the log of the desk on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database.remove());
  const write = (...acts: LoggedAct[]) => database.db.transaction((tx) => writeLog(tx, acts, AT));
  const linesOf = async (site: string) =>
    (await database.db.select().from(deskLog).where(sql`site = ${site}`).orderBy(deskLog.line)).map(
      ({ line, subject }) => `${line} ${subject}`,
    );

  it('numbers the lines of each site, despite concurrent writes', async () => {
    await write(act('far', 'comment:1'), act('ones', 'comment:2'), act('far', 'comment:3'));
    await Promise.all(Array.from({ length: 8 }, (_, at) => write(act('far', `comment:${10 + at}`))));
    const lines = await linesOf('far');
    expect(lines.slice(0, 2)).toEqual(['1 comment:1', '2 comment:3']);
    expect(lines.map((line) => Number.parseInt(line, 10))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await linesOf('ones')).toEqual(['1 comment:2']);
    expect(await brokenLine(database.db, 'far')).toBeNull();
  });

  it('has no line for an action that failed', async () => {
    const failing = database.db.transaction(async (tx) => {
      await writeLog(tx, [act('undone', 'comment:1')], AT);
      throw new Error('the comment is gone');
    });
    await expect(failing).rejects.toThrow('the comment is gone');
    expect(await linesOf('undone')).toEqual([]);
  });

  it.each([['update desk_log set subject = $$comment:9$$'], ['delete from desk_log'], ['truncate desk_log']])(
    'refuses %s',
    async (statement) => {
      await expect(database.db.execute(sql.raw(statement))).rejects.toMatchObject({
        cause: expect.objectContaining({ message: 'lines of desk_log are only added' }),
      });
    },
  );

  it('detects which line somebody with access to the database has changed', async () => {
    const details = { reason: 'insult', rules: [3, { z: 1, a: null }], none: undefined };
    await write(act('ribera', 'comment:1', details), act('ribera', 'comment:2'), act('ribera', 'comment:3'));
    expect(await brokenLine(database.db, 'ribera')).toBeNull();
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table desk_log disable trigger desk_log_only_grows`);
      await tx.execute(sql`update desk_log set actor_name = 'Ningú' where site = 'ribera' and line = 2`);
      await tx.execute(sql`alter table desk_log enable trigger desk_log_only_grows`);
    });
    expect(await brokenLine(database.db, 'ribera')).toBe(2);
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table desk_log disable trigger desk_log_only_grows`);
      await tx.execute(sql`delete from desk_log where site = 'ribera' and line = 2`);
      await tx.execute(sql`alter table desk_log enable trigger desk_log_only_grows`);
    });
    expect(await brokenLine(database.db, 'ribera')).toBe(2);
  });
});
