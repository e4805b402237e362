import { BOOKMARK_KINDS, type BookmarkKind } from '@portal/model/readers';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authors, contentAuthors, contents } from '../../../content/stories/tables';
import { ApiError } from '../../../platform/http/api-error';
import { readSiteFile } from '../../../sites/file';
import { storeSites } from '../../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../../testing/database';
import { SITE_FILE } from '../../../testing/site';
import { accounts, followedAuthors, savedContents } from '../tables';
import { bookmark, removeBookmark } from './bookmarks';

const NOW = new Date('2026-03-18T12:00:00Z');
const now = () => NOW;
const MAX = 1_000;

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : error);

describe.each(ENGINES)('bookmarks, on %s', (engine) => {
  let database: TestDatabase;
  const ids: Record<BookmarkKind, number[]> = { content: [], taxon: [] };
  let readers = 0;

  beforeAll(async () => {
    database = await testDatabase(engine);
    const { db } = database;
    await storeSites(db, [readSiteFile('prova.yaml', SITE_FILE)]);
    const numbers = Array.from({ length: MAX + 10 }, (_, at) => String(at));
    const content = (number: string) => ({
      site: 'prova',
      type: 'article' as const,
      path: `/societat/${number}/`,
      title: number,
      body: [],
      publishedAt: NOW,
      source: 'test',
      sourceId: number,
      sourceDigest: '',
    });
    const saved = await db.insert(contents).values(numbers.map(content)).returning({ id: contents.id });
    const followed = await db
      .insert(authors)
      .values(numbers.map((number) => ({ site: 'prova', slug: number, name: number })))
      .returning({ id: authors.id });
    ids.content = saved.map(({ id }) => id);
    ids.taxon = followed.map(({ id }) => id);
    const signed = saved.flatMap(({ id: contentId }, at) =>
      followed.slice(at, at + 1).map(({ id: authorId }) => ({ contentId, authorId, position: 0 })),
    );
    await db.insert(contentAuthors).values(signed);
  });
  afterAll(() => database?.remove());

  /** A reader with this many bookmarks of both kinds: those with the lowest ids. */
  async function readerWith(count: number): Promise<number> {
    readers += 1;
    const { db } = database;
    const values = {
      nick: `${readers}`,
      nickKey: `${readers}`,
      language: 'ca',
      site: 'prova',
      createdAt: NOW,
    };
    const [account] = await db.insert(accounts).values(values).returning({ id: accounts.id });
    if (!account) throw new Error('no account');
    const accountId = account.id;
    if (count === 0) return accountId;
    await db
      .insert(savedContents)
      .values(ids.content.slice(0, count).map((contentId) => ({ accountId, contentId, savedAt: NOW })));
    await db
      .insert(followedAuthors)
      .values(ids.taxon.slice(0, count).map((authorId) => ({ accountId, authorId, followedAt: NOW })));
    return accountId;
  }
  const countOf = (kind: BookmarkKind, accountId: number) => {
    const list = kind === 'content' ? savedContents : followedAuthors;
    return database.db.$count(list, sql`account_id = ${accountId}`);
  };
  const add = (reader: number, kind: BookmarkKind, at: number) =>
    bookmark({ db: database.db, now }, reader, kind, String(ids[kind][at]));
  const remove = (reader: number, kind: BookmarkKind, at: number) =>
    removeBookmark({ db: database.db }, reader, kind, String(ids[kind][at]));

  it.each(BOOKMARK_KINDS)(
    'add a %s once however often it is requested, and remove it again',
    async (kind) => {
      const reader = await readerWith(0);
      await Promise.all([add(reader, kind, 0), add(reader, kind, 0), add(reader, kind, 0)]);
      expect(await countOf(kind, reader)).toBe(1);
      await remove(reader, kind, 0);
      await remove(reader, kind, 0);
      expect(await countOf(kind, reader)).toBe(0);
    },
  );

  it.each(BOOKMARK_KINDS)(
    'a full list of a %s accepts what it already contains, and nothing else',
    async (kind) => {
      const reader = await readerWith(MAX);
      await add(reader, kind, 0);
      await expect(add(reader, kind, MAX).catch((error: unknown) => statusOf(error))).resolves.toBe(409);
      await remove(reader, kind, 0);
      await add(reader, kind, MAX);
      expect(await countOf(kind, reader)).toBe(MAX);
    },
  );

  it.each(BOOKMARK_KINDS)(
    'ten concurrent requests for the last four places of a %s fill those four',
    async (kind) => {
      const reader = await readerWith(MAX - 4);
      const statuses = await Promise.all(
        Array.from({ length: 10 }, (_, at) => add(reader, kind, MAX + at - 4).then(() => 200, statusOf)),
      );
      expect(statuses.toSorted()).toEqual([200, 200, 200, 200, 409, 409, 409, 409, 409, 409]);
      expect(await countOf(kind, reader)).toBe(MAX);
    },
  );

  it.each(BOOKMARK_KINDS)('bookmarks of no reader or no %s are refused', async (kind) => {
    const reader = await readerWith(0);
    const ofNothing = bookmark({ db: database.db, now }, reader, kind, '999999999');
    await expect(ofNothing.catch((error: unknown) => statusOf(error))).resolves.toBe(404);
    await expect(add(999_999, kind, 0).catch((error: unknown) => statusOf(error))).resolves.toBe(401);
  });

  it.each(BOOKMARK_KINDS)('bookmarks of a %s that readers do not see yet are refused', async (kind) => {
    const reader = await readerWith(0);
    const unseen = eq(contents.id, ids.content[0] ?? 0);
    const statuses: unknown[] = [];
    for (const status of ['draft', 'scheduled', 'published'] as const) {
      await database.db.update(contents).set({ status }).where(unseen);
      statuses.push(await add(reader, kind, 0).then(() => 200, statusOf));
    }
    expect(statuses).toEqual([404, 404, 200]);
  });
});
