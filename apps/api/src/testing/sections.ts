import { searchPayloadSchema } from '@portal/model';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { createSearch } from '../content/search/search';
import { contents } from '../content/stories/tables';
import type { NewsItem } from '../newsroom/import/item';
import { MediaIntake } from '../newsroom/import/media';
import { ContentWriter } from '../newsroom/import/write';
import { contentAt } from '../pages/content';
import { MediaLibrary } from '../platform/media/library';
import { openCursors } from '../platform/secrets/cursors';
import { followSections } from '../server/maintenance/follow-sections';
import { readSiteFile } from '../sites/file';
import { siteRecordSchema } from '../sites/site-record';
import { storeSites } from '../sites/store';
import { type Engine, testDatabase } from './database';
import { paywallFile } from './paywall';
import { item, NOW } from './search-items';
import { SITE_FILE } from './site';

/** The test site with a paywall that has these `sections`, in YAML; without a paywall if null. */
const fileWith = (sections: string | null) =>
  readSiteFile('prova.yaml', SITE_FILE + (sections === null ? '' : paywallFile(`  sections: ${sections}`)));

/** A text with a public opening, and a second paragraph that only readers with access see. */
export const story = (sourceId: string, over: Partial<NewsItem> = {}): NewsItem =>
  item(sourceId, 'Una nova', {
    body: '<p>Obertura per a tothom.</p><p>La part amagatall.</p>',
    publishedAt: new Date('2020-05-01T10:00:00Z'),
    ...over,
  });

/** A site whose file changes, with texts that follow its sections. */
export async function testSections(engine: Engine) {
  const database = await testDatabase(engine);
  const { db } = database;
  const store = (sections: string | null) => storeSites(db, [fileWith(sections)]);
  await store(null);
  const library = new MediaLibrary(db, database.location.folder);
  const intake = new MediaIntake(db, library, 'prova', async () => {
    throw new Error('no media');
  });
  const search = createSearch({ db, cursors: openCursors(db) });
  /**
   * Applies all pending batches.
   * @returns their totals
   */
  const follow = async (now = NOW) => {
    let last = null;
    for (let done = await followSections(db, now); done; done = await followSections(db, now)) last = done;
    return last?.totals ?? null;
  };
  return {
    database,
    store,
    follow,
    writer: () => new ContentWriter(db, 'prova', 'ninjs', intake, () => NOW),
    /**
     * Stores a file with these `sections` and applies it.
     * @returns number of texts closed and opened
     */
    say: async (sections: string | null, now = NOW) => {
      await store(sections);
      return follow(now);
    },
    /** Stored access of a text. */
    access: async (sourceId: string) => {
      const { condition, closesAt, closesTo, conditionBy, opening } = contents;
      const [row] = await db
        .select({ condition, closesAt, closesTo, conditionBy, opening })
        .from(contents)
        .where(eq(contents.sourceId, sourceId));
      return row;
    },
    /** Public page of a text. */
    page: async (sourceId: string, sections: string | null) => {
      const site = v.parse(siteRecordSchema, fileWith(sections));
      return contentAt({ db, cursors: openCursors(db) }, site, `/societat/${sourceId}/`, NOW);
    },
    /** Texts that search finds by a word. */
    found: async (searchText: string) => {
      const site = v.parse(siteRecordSchema, fileWith(null));
      const { cards } = await search.find({
        site,
        payload: v.parse(searchPayloadSchema, { searchText }),
        now: NOW,
      });
      return cards.map(({ url }) => url.replace(/^\/societat\/|\/$/g, '')).sort();
    },
  };
}

export type TestSections = Awaited<ReturnType<typeof testSections>>;
