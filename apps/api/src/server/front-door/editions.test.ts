import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsletterEditions, newsletterEmails } from '../../newsroom/newsletters/tables';
import { newsletterPage } from '../../pages/newsletter';
import { storeSites } from '../../sites/store';
import { QUICKER_ENGINE, type TestDatabase, testDatabase } from '../../testing/database';
import { BEFORE, newsroomIn, NEWSLETTER_SITE as SITE } from '../../testing/newsletters';
import { keepEditions } from './editions';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(QUICKER_ENGINE[0]);
  await storeSites(database.db, [SITE]);
});
afterAll(() => database?.remove());

const DAY_MS = 86_400_000;
const mati = { site: 'prova', id: 'mati', editions: 2 };
const editions = () => database.db.select().from(newsletterEditions).orderBy(asc(newsletterEditions.day));

it('a newsletter gets its last editions before its first sending hour, without recipients, and they can be opened', async () => {
  const { db } = database;
  const newsroom = newsroomIn(db);
  await newsroom.publish(1, new Date(BEFORE.getTime() - 8 * DAY_MS));
  await newsroom.subscribe('a@example.org');
  // Sent on Wednesdays and Thursdays; the clock is before the hour on a Wednesday.
  await keepEditions(db, SITE, mati, BEFORE);
  const kept = await editions();
  expect(kept.map(({ day }) => day)).toEqual(['2026-03-11', '2026-03-12']);
  expect(await db.select().from(newsletterEmails)).toEqual([]);
  const page = await newsletterPage({ db, site: SITE, params: { newsletter: 'mati', day: '2026-03-11' } });
  expect(page?.edition?.cards.map(({ title }) => title)).toEqual(['Notícia <1>']);
  await keepEditions(db, SITE, mati, BEFORE);
  expect(await editions()).toEqual(kept);
});

it('a newsletter that its site does not send gets none', async () => {
  const before = await editions();
  await keepEditions(database.db, SITE, { ...mati, id: 'cap' }, BEFORE);
  expect(await editions()).toEqual(before);
});
