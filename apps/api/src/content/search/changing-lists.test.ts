import { searchPayloadSchema } from '@portal/model';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { indexContents } from '../../platform/changes/touch';
import { openCursors } from '../../platform/secrets/cursors';
import { DAY_MS } from '../../platform/time/durations';
import { readSiteFile } from '../../sites/file';
import { type SiteRecord, siteRecordSchema } from '../../sites/site-record';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { times } from '../../testing/level';
import { SITE_FILE } from '../../testing/site';
import { createSearch, type Search } from './search';

const NOW = new Date('2026-03-18T12:00:00Z');

/**
 * Edits by a newsroom while a reader turns pages: positions in its list of articles are taken from the
 * existing ones.
 */
const change = fc.oneof(
  fc.record({ does: fc.constant('add' as const), at: fc.integer({ min: -40, max: 40 }), days: fc.nat(3) }),
  fc.record({ does: fc.constant('rewrite' as const), which: fc.nat(200) }),
  fc.record({ does: fc.constant('withdraw' as const), which: fc.nat(200) }),
);

describe.each(ENGINES)('pages of a changing list, on %s', (engine) => {
  let database: TestDatabase;
  let search: Search;
  let site: SiteRecord;
  let serial = 0;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const file = readSiteFile('prova.yaml', SITE_FILE);
    await storeSites(database.db, [file]);
    site = v.parse(siteRecordSchema, file);
    search = createSearch({ db: database.db, cursors: openCursors(database.db) });
  });
  afterAll(() => database?.remove());

  /** An article, or an event with a start and a number of days; several share the very same time. */
  const add = (at: number, days: number | null): Promise<number> =>
    database.db.transaction(async (tx) => {
      serial += 1;
      const moment = new Date(NOW.getTime() + at * (days === null ? DAY_MS * 7 : DAY_MS)).toISOString();
      const end = new Date(Date.parse(moment) + (days ?? 0) * DAY_MS).toISOString();
      const extra =
        days === null
          ? {}
          : { event: { eventOccurrenceType: 'date-range', eventStartDate: moment, eventEndDate: end } };
      const { rows } = await tx.execute<{ id: number }>(sql`
        insert into contents (site, type, path, title, body, published_at, extra, source, source_id, source_digest)
        values ('prova', ${days === null ? 'article' : 'event'}, ${`/${serial}/`}, 'Una notícia de prova', '[]',
          ${days === null ? moment : NOW.toISOString()}::timestamptz, ${JSON.stringify(extra)}::jsonb, 'trial',
          ${String(serial)}, '') returning id`);
      const id = Number(rows[0]?.id);
      await indexContents(tx, [id]);
      return id;
    });

  const write = (id: number, set: 'rewrite' | 'withdraw') =>
    database.db.transaction(async (tx) => {
      await tx.execute(
        set === 'withdraw'
          ? sql`update contents set status = 'withdrawn' where id = ${id}`
          : sql`update contents set title = 'Una altra notícia de prova' where id = ${id}`,
      );
      await indexContents(tx, [id]);
    });

  it.each(['search', 'agenda'] as const)(
    'neither lose nor repeat anything that was there throughout: %s',
    async (type) => {
      const isAgenda = type === 'agenda';
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.record({ at: fc.integer({ min: isAgenda ? 0 : -30, max: 30 }), days: fc.nat(3) }), {
            minLength: 1,
            maxLength: 24,
          }),
          fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 12 }),
          fc.integer({ min: 1, max: 7 }),
          fc.boolean(),
          async (first, changes, limit, withText) => {
            await database.db.execute(sql`delete from contents`);
            const ids: number[] = [];
            for (const { at, days } of first) ids.push(await add(at, isAgenda ? days : null));
            const stood = new Set(ids);
            const seen: number[] = [];
            let cursorMark: string | null = null;
            let turned = 0;
            do {
              const payload = v.parse(searchPayloadSchema, {
                type,
                limit,
                cursorMark,
                searchText: withText ? 'notícia' : '',
              });
              // An hour later with each page, so that some walks pass midnight.
              const now = new Date(NOW.getTime() + turned * 3_600_000);
              const found = await search.find({ site, payload, now });
              seen.push(...found.cards.map(({ id }) => Number(id)));
              cursorMark = found.searcherPayload.cursorMark;
              for (const one of changes[turned] ?? []) {
                if (one.does === 'add') ids.push(await add(one.at, isAgenda ? one.days : null));
                else {
                  const id = ids[one.which % ids.length] ?? 0;
                  await write(id, one.does);
                  if (one.does === 'withdraw') stood.delete(id);
                }
              }
              turned += 1;
            } while (cursorMark !== null);
            expect(new Set(seen).size).toBe(seen.length);
            for (const id of stood) expect(seen).toContain(id);
          },
        ),
        { numRuns: times({ gate: 4, full: 20 }) },
      );
    },
  );
});
