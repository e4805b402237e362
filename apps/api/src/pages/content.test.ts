import { readNarrowing } from '@portal/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSearch } from '../content/search/search';
import { MOST_READ_COUNT } from '../content/views';
import { WeatherDesk } from '../content/weather/desk';
import { MediaIntake } from '../newsroom/import/media';
import { ContentWriter } from '../newsroom/import/write';
import { MediaLibrary } from '../platform/media/library';
import { openCursors } from '../platform/secrets/cursors';
import { readSiteFile } from '../sites/file';
import { storeSites } from '../sites/store';
import { QUICKER_ENGINE, type TestDatabase, testDatabase } from '../testing/database';
import { SITE_FILE } from '../testing/site';
import { pageAt } from './page';

const NOW = new Date('2026-03-17T12:00:00Z');
const HOUR = 3_600_000;
const SITE = readSiteFile('prova.yaml', SITE_FILE);
/** Enough for a story, its related ones, and a whole list of most-read ones. */
const STORIES = 20;

let database: TestDatabase;

beforeAll(async () => {
  database = await testDatabase(QUICKER_ENGINE[0]);
  const { db, location } = database;
  await storeSites(db, [SITE]);
  const intake = new MediaIntake(db, new MediaLibrary(db, location.folder), 'prova', async () => {
    throw new Error('not there');
  });
  const writer = new ContentWriter(db, 'prova', 'test', intake);
  for (let hours = 0; hours < STORIES; hours += 1)
    await writer.write({
      sourceId: `nota-${hours}`,
      type: 'article',
      path: `/vila/nota-${hours}/`,
      title: `Nota de fa ${hours} hores`,
      body: '<p>Una fita.</p>',
      sections: [{ slug: 'vila', name: 'Vila' }],
      tags: [],
      authors: [],
      publishedAt: new Date(NOW.getTime() - hours * HOUR),
      // The newest are read most: these are also the related stories.
      views: STORIES - hours,
      listed: true,
      commentsOpen: false,
      comments: [],
    });
});
afterAll(() => database?.remove());

it('the most-read list of a story is still full without the stories that its page shows elsewhere', async () => {
  const page = await pageAt(
    {
      db: database.db,
      cursors: openCursors(database.db),
      search: createSearch({ db: database.db, cursors: openCursors(database.db) }),
      weather: new WeatherDesk({ db: database.db, origin: null, now: () => NOW, log: () => undefined }),
    },
    SITE,
    { path: '/vila/nota-0/', cursor: null, narrowing: readNarrowing(new URLSearchParams()), now: NOW },
  );
  if (page?.type !== 'content') throw new Error('the story is not a content page');
  const { content, mostRead } = page;
  const shown = [content, ...(content.next ? [content.next] : []), ...content.related, ...mostRead];
  expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
  expect(content.related.length).toBeGreaterThan(0);
  expect(mostRead).toHaveLength(MOST_READ_COUNT);
});
