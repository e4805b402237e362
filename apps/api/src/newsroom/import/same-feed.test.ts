import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editAt, withdrawal } from '../../content/stories/editing';
import { contents } from '../../content/stories/tables';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { type FeedItem, feedOf } from '../../testing/feed-files';
import { type TestNewsroom, testNewsroom } from '../../testing/newsroom';
import type { ImportOptions } from './run';

const ITEM = { guid: 'https://diari.example/?p=1', link: 'https://diari.example/economia/mesura/' };

describe.each(ENGINES)('a feed under another name, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
  });
  afterAll(() => database?.remove());

  let newsroom: TestNewsroom;
  beforeEach(async () => {
    newsroom = await testNewsroom(database);
  });
  afterEach(() => newsroom?.remove());

  let files = 0;
  const bring = async (origin: string, items: FeedItem[], over: Partial<ImportOptions> = {}) => {
    const file = path.join(newsroom.folder, `${++files}.xml`);
    await writeFile(file, feedOf(...items));
    return newsroom.run(file, { origin, ...over });
  };
  /** Paths of all articles, with their texts. */
  const stored = async () => {
    const rows = await newsroom.database.db.select().from(contents).orderBy(asc(contents.id));
    return rows.map(({ path: address, body, status }) => ({ address, text: JSON.stringify(body), status }));
  };

  it.each([
    ['an address', ITEM],
    ['its link alone', { link: ITEM.link }],
    ['a tag', { ...ITEM, guid: 'tag:diari.example,2026-03:1' }],
    ['a URN', { ...ITEM, guid: 'urn:uuid:1225c695-cfb8-4ebb-aaaa-80da344efa6a' }],
  ])('updates the existing articles, identified by %s', async (_, item) => {
    const other = { guid: 'https://diari.example/?p=2', link: 'https://diari.example/economia/altra/' };
    expect(await bring('feed.xml', [item, other])).toMatchObject({ added: 2 });
    const again = await bring('feed2.xml', [{ ...item, text: 'Corregit.' }, other]);
    expect(again).toMatchObject({ added: 0, updated: 1, unchanged: 1, moved: [] });
    expect(await stored()).toMatchObject([
      { address: '/economia/mesura/', text: expect.stringContaining('Corregit.') },
      { address: '/economia/altra/' },
    ]);
    expect(await bring('feed.xml', [{ ...item, text: 'Corregit.' }, other])).toMatchObject({ unchanged: 2 });
  });

  it('is the same feed if it and its items are at https now', async () => {
    await bring('http://diari.example/feed', [
      { guid: 'http://diari.example/economia/mesura/', link: 'http://diari.example/economia/mesura/' },
    ]);
    const report = await bring('https://diari.example/feed', [
      { guid: 'https://diari.example/economia/mesura/', link: 'https://diari.example/economia/mesura/' },
    ]);
    expect(report.added).toBe(0);
    expect(await stored()).toHaveLength(1);
  });

  it('does not restore an article that an editor withdrew', async () => {
    await bring('feed.xml', [ITEM]);
    await editAt(newsroom.database.db, newsroom.site, '/economia/mesura/', withdrawal);
    const report = await bring('feed2.xml', [{ ...ITEM, text: 'Corregit.' }]);
    expect(Object.keys(report.skipped)).toEqual([expect.stringContaining('withdrawn by an editor here')]);
    expect(await stored()).toMatchObject([{ address: '/economia/mesura/', status: 'withdrawn' }]);
  });

  it.each([
    ['a number', '1'],
    ['an address of a machine’s own', 'http://localhost/?p=1'],
    ['an address of a private network', 'http://10.0.0.5/?p=1'],
  ])('has separate articles if they are identified by %s', async (_, guid) => {
    await bring('feed.xml', [{ guid, link: 'https://diari.example/economia/una/' }]);
    const other = { guid, link: 'https://altre.example/economia/dues/' };
    expect(await bring('feed2.xml', [other])).toMatchObject({ added: 1 });
    expect((await stored()).map(({ address }) => address)).toEqual(['/economia/una/', '/economia/dues/']);
    expect(await bring('feed2.xml', [other])).toMatchObject({ unchanged: 1 });
  });

  it('creates one article for an item imported twice at once', async () => {
    let openFirst: () => void = () => undefined;
    const bothAsked = new Promise<void>((resolve) => {
      openFirst = resolve;
    });
    let asked = 0;
    const item = { ...ITEM, picture: 'https://diari.example/barca.jpg' };
    const open = async () => {
      asked += 1;
      if (asked === 2) openFirst();
      await bothAsked;
      throw new Error('not here');
    };
    const reports = await Promise.all([
      bring('feed.xml', [item], { open }),
      bring('feed2.xml', [item], { open }),
    ]);
    expect(reports.map(({ faults }) => faults)).toEqual([[], []]);
    expect(reports.map(({ added }) => added).sort()).toEqual([0, 1]);
    expect(await stored()).toMatchObject([{ address: '/economia/mesura/' }]);
  });
});
