import type { DeskRole } from '@portal/model';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterEditions } from '../database/newsletters';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../testing/database';
import { BEFORE, newsroomIn } from '../testing/newsletters';
import { SITE_FILE } from '../testing/site';
import { composeDue } from './composing';
import { composeByHand } from './desk-acts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DUE = new Date(BEFORE.getTime() + MINUTE);

/** A morning newsletter of what the front has, and a front that begins with room for an ad. */
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
  }, 60_000);
  afterAll(() => database?.remove());

  const titles = async () =>
    (await database.db.select().from(newsletterEditions).orderBy(asc(newsletterEditions.day))).map(
      ({ day, cards }) => [day, ...cards.map(({ title }) => title)],
    );

  it('that had nothing to say makes room for one by hand; room for ads tells nothing', async () => {
    const { db } = database;
    expect(await composeDue(db, DUE)).toBe(1);
    expect(await titles()).toEqual([['2026-03-18']]);
    await newsroomIn(db).publish(1, BEFORE);
    // It is composed once: what comes later in the day is the next one's.
    expect(await composeDue(db, new Date(DUE.getTime() + MINUTE))).toBe(0);

    const role: DeskRole = 'editor';
    const actor = { id: 1, name: 'Clara', site: 'prova', role };
    const at = new Date(DUE.getTime() + HOUR);
    const form = { source: 'front' as const, of: '', count: 3, at: at.toISOString() };
    const deps = { db, now: () => DUE };
    expect(await composeByHand(deps, { actor, site, newsletter: 'mati' }, form)).toBe('2026-03-18');
    expect(await composeDue(db, at)).toBe(1);
    expect(await titles()).toEqual([['2026-03-18', 'Notícia <1>']]);
    await expect(composeByHand(deps, { actor, site, newsletter: 'mati' }, form)).rejects.toMatchObject({
      status: 409,
    });
    await db.delete(newsletterEditions).where(eq(newsletterEditions.site, 'prova'));
  });
});
