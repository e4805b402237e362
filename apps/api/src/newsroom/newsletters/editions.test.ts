import type { DeskRole } from '@portal/model/newsroom';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { newsletterPage } from '../../pages/newsletter';
import { newsletterSubscriptions } from '../../readers/accounts/tables';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { BEFORE, newsroomIn } from '../../testing/newsletters';
import { SITE_FILE } from '../../testing/site';
import { composeDue } from './composing';
import { composeByHand } from './desk-acts';
import { newsletterDrafts, newsletterEditions, newsletterEmails } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DUE = new Date(BEFORE.getTime() + MINUTE);

/** A morning newsletter from the front, which begins with an advertising slot. */
const site = readSiteFile(
  'prova.yaml',
  SITE_FILE.replace(
    '{ id: mati, name: El matí }',
    '{ id: mati, name: El matí, edition: { source: front, count: 3, hour: "06:30", from: mati@prova.example } }',
  ).replace(
    /boards:[\s\S]*$/,
    `boards:
  - layout: "100"
    columns:
      - - { type: ad }
        - { type: cards, shape: standard, size: md, across: 3, select: { count: 2 } }
`,
  ),
);

describe.each(ENGINES)('an edition, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [site]);
  });
  afterAll(() => database?.remove());

  const clear = async () => {
    for (const table of [newsletterEditions, newsletterDrafts, newsletterSubscriptions, contents])
      await database.db.delete(table);
  };
  const titles = async () =>
    (await database.db.select().from(newsletterEditions).orderBy(asc(newsletterEditions.day))).map(
      ({ day, cards }) => [day, ...cards.map(({ title }) => title)],
    );

  it('an edition without articles makes room for one by hand; advertising slots are not articles', async () => {
    const { db } = database;
    expect(await composeDue(db, DUE)).toBe(1);
    expect(await titles()).toEqual([['2026-03-18']]);
    await newsroomIn(db).publish(1, BEFORE);
    // It is composed once: later articles are for the next edition.
    expect(await composeDue(db, new Date(DUE.getTime() + MINUTE))).toBe(0);

    const role: DeskRole = 'editor';
    const actor = { id: 1, name: 'Clara', site: 'prova', role };
    const at = new Date(DUE.getTime() + HOUR);
    const form = { source: 'front' as const, of: '', count: 3, at: at.toISOString() };
    const deps = { db, now: () => DUE };
    expect(await composeByHand(deps, { actor, site, origin: site.url, newsletter: 'mati' }, form)).toBe(
      '2026-03-18',
    );
    expect(await composeDue(db, at)).toBe(1);
    expect(await titles()).toEqual([['2026-03-18', 'Notícia <1>']]);
    await clear();
  });

  it('an edition without readers goes once to the first subscribers of its day, as shown on its page', async () => {
    const { db } = database;
    const { publish, subscribe } = newsroomIn(db);
    const recipients = async () =>
      (await db.select({ email: newsletterEmails.email }).from(newsletterEmails)).map(({ email }) => email);
    await publish(2, BEFORE);
    expect(await composeDue(db, DUE)).toBe(1);
    const before = await titles();
    expect(await recipients()).toEqual([]);

    // An imported reader, whose consent is from elsewhere, gets the next edition.
    await subscribe('before@example.org');
    const hourLater = new Date(DUE.getTime() + HOUR);
    await composeDue(db, hourLater);
    expect(await recipients()).toEqual([]);

    await subscribe('a@example.org', hourLater);
    await subscribe('waits@example.org', null);
    await publish(3, DUE);
    await Promise.all([1, 2, 3].map(() => composeDue(db, hourLater)));
    expect(await recipients()).toEqual(['a@example.org']);
    expect(await titles()).toEqual(before);

    await subscribe('b@example.org', hourLater);
    await composeDue(db, new Date(hourLater.getTime() + HOUR));
    expect(await recipients()).toEqual(['a@example.org']);
    await clear();
  });

  it('an edition without readers only counts for its day: a subscriber of the next day gets that day’s edition', async () => {
    const { db } = database;
    const { publish, subscribe } = newsroomIn(db);
    await publish(4, BEFORE);
    await composeDue(db, DUE);
    await subscribe('a@example.org', DUE);
    // Half past midnight in Madrid.
    await composeDue(db, new Date('2026-03-18T23:30:00Z'));
    expect(await db.select().from(newsletterEmails)).toEqual([]);
    await composeDue(db, new Date('2026-03-19T06:00:00Z'));
    const days = await db
      .select({ day: newsletterEditions.day, email: newsletterEmails.email })
      .from(newsletterEmails)
      .innerJoin(newsletterEditions, eq(newsletterEditions.id, newsletterEmails.editionId));
    expect(days).toEqual([{ day: '2026-03-19', email: 'a@example.org' }]);
    await clear();
  });

  it('an edition whose contents were all withdrawn goes to nobody, however late they subscribe', async () => {
    const { db } = database;
    const { publish, subscribe } = newsroomIn(db);
    await publish(5, BEFORE);
    await composeDue(db, DUE);
    await subscribe('a@example.org');
    await db.update(contents).set({ status: 'withdrawn' });
    await composeDue(db, new Date(DUE.getTime() + HOUR));
    expect(await db.select().from(newsletterEmails)).toEqual([]);
    await clear();
  });

  it('an edition without readers makes room for one by hand, unlike one that was sent', async () => {
    const { db } = database;
    const { publish, subscribe } = newsroomIn(db);
    await publish(6, BEFORE);
    await composeDue(db, DUE);
    const role: DeskRole = 'editor';
    const actor = { id: 1, name: 'Clara', site: 'prova', role };
    const at = new Date(DUE.getTime() + HOUR);
    const form = { source: 'front' as const, of: '', count: 3, at: at.toISOString() };
    const target = { actor, site, origin: site.url, newsletter: 'mati' };
    const deps = { db, now: () => DUE };
    await publish(7, new Date(DUE.getTime() + MINUTE));
    expect(await composeByHand(deps, target, form)).toBe('2026-03-18');
    await subscribe('a@example.org');
    // It goes at the time set by the editor, not before.
    await composeDue(db, new Date(DUE.getTime() + MINUTE));
    expect(await titles()).toEqual([]);
    await composeDue(db, at);
    expect(await titles()).toEqual([['2026-03-18', 'Notícia <7>', 'Notícia <6>']]);
    expect(await db.select({ email: newsletterEmails.email }).from(newsletterEmails)).toEqual([
      { email: 'a@example.org' },
    ]);
    await expect(composeByHand(deps, target, form)).rejects.toMatchObject({ status: 409 });
    await clear();
  });

  it('links on its page to the previous and next ones that were not empty', async () => {
    const { db } = database;
    await composeDue(db, new Date('2026-03-17T06:00:00Z'));
    await newsroomIn(db).publish(8, BEFORE);
    for (const day of [18, 20]) await composeDue(db, new Date(`2026-03-${day}T06:00:00Z`));
    const beside = async (day?: string) => {
      const params = { newsletter: 'mati', ...(day ? { day } : {}) };
      const page = await newsletterPage({ db, site, params });
      return [page?.edition?.earlier, page?.edition?.later];
    };
    expect(await beside()).toEqual(['2026-03-18', undefined]);
    expect(await beside('2026-03-20')).toEqual(['2026-03-18', undefined]);
    expect(await beside('2026-03-18')).toEqual([undefined, '2026-03-20']);
    await clear();
  });
});
