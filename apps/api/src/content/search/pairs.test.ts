import { type Language, searchPayloadSchema } from '@portal/model';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MediaIntake } from '../../newsroom/import/media';
import { ContentWriter } from '../../newsroom/import/write';
import { MediaLibrary } from '../../platform/media/library';
import { openCursors } from '../../platform/secrets/cursors';
import { readSiteFile } from '../../sites/file';
import { siteRecordSchema } from '../../sites/site-record';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { SITE_FILE } from '../../testing/site';
import type { TrialPair, TrialText } from './pairs';
import { PAIRS_CA, TEXTS_CA } from './pairs-ca';
import { PAIRS_EN, TEXTS_EN } from './pairs-en';
import { PAIRS_ES, TEXTS_ES } from './pairs-es';
import { createSearch, type Search } from './search';

const NOW = new Date('2026-03-18T12:00:00Z');
const SHOWN = 10;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

const TRIALS: { language: Language; texts: TrialText[]; pairs: TrialPair[] }[] = [
  { language: 'ca', texts: TEXTS_CA, pairs: PAIRS_CA },
  { language: 'es', texts: TEXTS_ES, pairs: PAIRS_ES },
  { language: 'en', texts: TEXTS_EN, pairs: PAIRS_EN },
];

const siteFile = (language: string) =>
  readSiteFile(
    `${language}.yaml`,
    SITE_FILE.replace('alias: prova', `alias: prova-${language}`)
      .replace('language: ca', `language: ${language}`)
      .replace('hosts: [prova.example]', `hosts: [${language}.example]`),
  );

it('there are two hundred pairs', () => {
  expect(PAIRS_CA.length + PAIRS_ES.length).toBeGreaterThanOrEqual(200);
  for (const { texts, pairs } of TRIALS)
    for (const { means } of pairs) for (const id of means) expect(texts.map((text) => text.id)).toContain(id);
});

describe.each(ENGINES)('the texts that readers mean are found, on %s', (engine) => {
  let database: TestDatabase;
  let search: Search;

  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(
      database.db,
      TRIALS.map(({ language }) => siteFile(language)),
    );
    const intake = (site: string) =>
      new MediaIntake(
        database.db,
        new MediaLibrary(database.db, database.location.folder),
        site,
        async () => {
          throw new Error('no media');
        },
      );
    for (const { language, texts } of TRIALS) {
      const site = `prova-${language}`;
      const writer = new ContentWriter(database.db, site, 'trial', intake(site));
      for (const [place, { id, title, body, author, tag }] of texts.entries())
        await writer.write({
          sourceId: id,
          type: 'article',
          path: `/${id}-${place}/`,
          title,
          body: `<p>${body}</p>`,
          sections: [],
          authors: author
            ? [{ slug: `autor-${author.length}-${author[0]}`.toLowerCase(), name: author }]
            : [],
          tags: tag ? [{ slug: tag.toLowerCase(), name: tag }] : [],
          publishedAt: new Date(NOW.getTime() - place * 86_400_000),
          listed: true,
          commentsOpen: false,
          comments: [],
        });
    }
    search = createSearch({ db: database.db, cursors: openCursors(database.db) });
  });
  afterAll(() => database?.remove());

  it.each(TRIALS)('in $language', async ({ language, pairs }) => {
    const site = v.parse(siteRecordSchema, siteFile(language));
    const measured: { pair: TrialPair; recall: number; precision: number; found: string[] }[] = [];
    for (const pair of pairs) {
      const payload = v.parse(searchPayloadSchema, { searchText: pair.text, limit: SHOWN });
      const { cards } = await search.find({ site, payload, now: NOW });
      const found = cards.map(({ url }) => url.replace(/^\/|-\d+\/$/g, ''));
      const right = found.filter((id) => pair.means.includes(id)).length;
      measured.push({
        pair,
        found,
        recall: right / Math.min(SHOWN, pair.means.length),
        precision: found.length ? right / found.length : 0,
      });
    }
    for (const { pair, recall, precision, found } of measured)
      if (recall < 1 || precision < 1)
        console.info(
          `${language} “${pair.text}” (${pair.kind}): found ${found.join(' ') || 'nothing'}, meant ${pair.means.join(' ')}`,
        );
    const recall = mean(measured.map((one) => one.recall));
    const precision = mean(measured.map((one) => one.precision));
    console.info(
      `${language}, ${engine}: recall at 10 ${recall.toFixed(3)}, precision at 10 ${precision.toFixed(3)} of ${pairs.length} pairs`,
    );
    expect(recall).toBeGreaterThanOrEqual(0.99);
    expect(precision).toBeGreaterThanOrEqual(0.9);
  });
});
