import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { UsageError } from '../../platform/commands/command';
import { TableError } from '../../platform/csv/table';
import { accounts, newsletterStops, newsletterSubscriptions } from '../../readers/accounts/tables';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { BEFORE, NEWSLETTER_SITE, newsroomIn } from '../../testing/newsletters';
import { takeEarlierReaders } from './earlier-readers';
import { readEarlierReaders } from './reader-table';
import { commandOf, newsletterNamed, outcomeOf } from './readers-command-line';
import { newsletterEditions, newsletterEmails } from './tables';

const HEAD = 'email,since,terms';
const read = (...lines: string[]) =>
  readEarlierReaders([HEAD, ...lines].join('\n'), { timeZone: 'Europe/Madrid', now: BEFORE });

describe('table of imported readers', () => {
  it('parses email addresses like the form, with the date and the accepted terms', () => {
    expect(read('Ada@Example.org,2024-11-01,"Butlletí, versió 2"')).toEqual({
      rows: [
        {
          email: 'Ada@Example.org',
          emailKey: 'ada@example.org',
          since: new Date('2024-11-01T00:00:00+01:00'),
          terms: 'Butlletí, versió 2',
        },
      ],
      faults: [],
      bad: 0,
    });
  });

  it('rejects each unusable line, and names it', () => {
    const { rows, faults, bad } = read(
      'a@example.org,2024-11-01,v1',
      'nobody,soon,',
      'b@example.org,2031-01-01,v1',
      'A@example.org,2024-12-01,v1',
      `c@example.org,2024-12-01,${'x'.repeat(201)}`,
    );
    expect(rows).toHaveLength(1);
    expect(bad).toBe(4);
    expect(faults).toEqual([
      expect.stringMatching(/^line 3: email: must be .*; since: must be a day .*; terms: must say /),
      'line 4: since: is still to come',
      'line 5: email: is “a@example.org”, as that of line 2',
      'line 6: terms: must have 200 characters at most',
    ]);
  });

  it('rejects each line with control characters other than tabs', () => {
    const { rows, faults } = read(
      'a@example.org,2024-11-01,ver\0sió',
      'b@example.org,2024-11-01,\u001b[31mversió',
      'c@example.org,2024-11-01,versió\u0085',
      'd@example.org,2024-11-01,"versió\t2"',
    );
    expect(rows.map(({ terms }) => terms)).toEqual(['versió\t2']);
    expect(faults).toEqual([2, 3, 4].map((at) => `line ${at}: has a control character, which no text has`));
  });

  it.each([
    ['email,since', 'line 1: there is no column “terms”'],
    ['email,since,terms,Email', 'line 1: there is more than one column “email”'],
    ['email,since,te\0rms', 'line 1: has a control character, which no text has'],
  ])('states why the header %j is invalid', (head, why) => {
    expect(() => readEarlierReaders(`${head}\n`, { timeZone: 'UTC', now: BEFORE })).toThrow(
      new TableError(why),
    );
  });

  it('reports kept and rejected lines, and exits with another code if any was rejected', () => {
    const all = { faults: [], bad: 0 };
    const some = { faults: ['line 3: terms: must say what the reader agreed to'], bad: 1 };
    expect(outcomeOf({ fresh: 2, known: 1, left: 0 }, all, true)).toEqual({
      text: '3 lines read: 2 new, 1 known before, 0 left and not brought back, 0 refused.\n2 readers kept.',
      exitCode: 0,
    });
    expect(outcomeOf({ fresh: 0, known: 1, left: 0 }, some, true)).toEqual({
      text: `2 lines read: 0 new, 1 known before, 0 left and not brought back, 1 refused.\n${some.faults[0]}\nNothing is kept: none is new.`,
      exitCode: 2,
    });
    expect(outcomeOf({ fresh: 1, known: 0, left: 0 }, some, false)).toMatchObject({
      text: expect.stringContaining('Nothing is kept: give --write to keep the new one.'),
      exitCode: 2,
    });
  });

  it('requires an existing newsletter, and writes only on request', () => {
    const args = ['t.csv', '--site', 'prova', '--newsletter', 'mati'];
    expect(commandOf(args)).toMatchObject({ newsletter: 'mati', isKept: false });
    expect(commandOf([...args, '--write'])).toMatchObject({ isKept: true });
    expect(() => commandOf(['t.csv'])).toThrow(new UsageError('Name the newsletter with --newsletter.'));
    expect(() => newsletterNamed([{ id: 'mati' }], 'nit')).toThrow('There are: mati.');
  });
});

describe.each(ENGINES)('imported readers, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [NEWSLETTER_SITE]);
  });
  afterAll(() => database?.remove());
  afterEach(async () => {
    for (const table of [newsletterEditions, newsletterStops, newsletterSubscriptions, accounts])
      await database.db.delete(table);
  });

  const take = (isKept: boolean, ...emails: string[]) =>
    takeEarlierReaders(
      database.db,
      { site: 'prova', newsletter: 'mati' },
      read(...emails.map((email) => `${email},2024-11-01,Versió 2`)).rows,
      isKept,
    );
  const subscribed = () =>
    database.db.select().from(newsletterSubscriptions).orderBy(newsletterSubscriptions.emailKey);

  it('are subscribed once with their consent record; a dry run writes nothing', async () => {
    expect(await take(false, 'a@example.org')).toEqual({ fresh: 1, known: 0, left: 0 });
    expect(await subscribed()).toEqual([]);
    expect(await take(true, 'a@example.org')).toEqual({ fresh: 1, known: 0, left: 0 });
    const since = new Date('2024-11-01T00:00:00+01:00');
    expect(await subscribed()).toEqual([
      expect.objectContaining({
        email: 'a@example.org',
        newsletter: 'mati',
        words: 'Versió 2',
        tokenHash: null,
        askedAt: since,
        confirmedAt: since,
      }),
    ]);
    expect(await take(true, 'a@example.org')).toEqual({ fresh: 0, known: 1, left: 0 });
  });

  it('keep existing subscriptions, and confirm pending ones', async () => {
    const { subscribe, reader } = newsroomIn(database.db);
    await subscribe('a@example.org');
    await reader('b@example.org');
    await subscribe('c@example.org', null);
    expect(await take(true, 'a@example.org', 'b@example.org', 'c@example.org')).toEqual({
      fresh: 1,
      known: 2,
      left: 0,
    });
    expect(await subscribed()).toMatchObject([
      { email: 'a@example.org', confirmedAt: BEFORE, words: '' },
      { email: 'c@example.org', confirmedAt: new Date('2024-11-01T00:00:00+01:00'), words: 'Versió 2' },
    ]);
  });

  it('are not resubscribed if they have left or were stopped', async () => {
    const { db } = database;
    await db.insert(newsletterStops).values({ emailKey: 'a@example.org', stoppedAt: BEFORE, reason: 'hard' });
    const [edition] = await db
      .insert(newsletterEditions)
      .values({
        site: 'prova',
        newsletter: 'mati',
        day: '2026-03-17',
        name: 'El matí',
        cards: [],
        composedAt: BEFORE,
      })
      .returning({ id: newsletterEditions.id });
    await db.insert(newsletterEmails).values({
      editionId: edition?.id ?? 0,
      emailKey: 'b@example.org',
      email: 'b@example.org',
      state: 'sent',
      dueAt: BEFORE,
      leftAt: BEFORE,
    });
    await newsroomIn(db).reader('c@example.org');
    await db.execute(sql`delete from account_newsletters`);
    await db.execute(sql`
      insert into reader_consents (account_id, site, kind, newsletter, version, language, words, given_at, withdrawn_at)
      select id, 'prova', 'newsletter', 'mati', '', 'ca', '', now(), now() from accounts
      where ${eq(accounts.emailKey, 'c@example.org')}`);
    expect(await take(true, 'a@example.org', 'b@example.org', 'c@example.org', 'd@example.org')).toEqual({
      fresh: 1,
      known: 0,
      left: 3,
    });
    expect((await subscribed()).map(({ email }) => email)).toEqual(['d@example.org']);
  });

  it('are imported in batches', async () => {
    const emails = Array.from({ length: 1100 }, (_, at) => `r${at}@example.org`);
    expect(await take(true, ...emails)).toEqual({ fresh: 1100, known: 0, left: 0 });
    expect(await take(true, ...emails)).toEqual({ fresh: 0, known: 1100, left: 0 });
  });
});
