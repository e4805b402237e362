import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contentRelated, contents, mediaSources, programmes, seedings } from '../../content/stories/tables';
import { commentReports, comments } from '../../participation/comments/tables';
import { rectificationsOf } from '../../participation/rectifications/published';
import { MediaLibrary } from '../../platform/media/library';
import { media } from '../../platform/media/tables';
import { readSiteFile } from '../../sites/file';
import { storeSites } from '../../sites/store';
import { ENGINES, type TestDatabase, testDatabase } from '../../testing/database';
import { smallSeed } from '../../testing/seed';
import { SITE_FILE } from '../../testing/site';
import type { Seed, SeededWaiting } from './seed';
import { type Progress, unseeded, writeSeed } from './write';

const site = readSiteFile('prova.yaml', SITE_FILE);
const NOW = new Date('2026-03-18T12:00:00Z');
const LATER = new Date('2026-03-19T12:00:00Z');

describe.each(ENGINES)('a seed, on %s', (engine) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase(engine);
    await storeSites(database.db, [site]);
  });
  afterAll(() => database?.remove());
  beforeEach(async () => {
    for (const table of [contents, programmes, mediaSources, media, seedings])
      await database.db.delete(table);
  });

  const write = (now: Date, seed: Seed = smallSeed, progress: Progress = () => undefined) =>
    writeSeed(
      database.db,
      new MediaLibrary(database.db, database.location.folder),
      seed,
      site,
      now,
      progress,
    );
  const stories = () => database.db.select().from(contents).orderBy(asc(contents.sourceId));

  it('fills its site with stories, pictures and programmes, and relates them', async () => {
    const told: string[] = [];
    await write(NOW, smallSeed, (done, total) => told.push(`${done}/${total}`));
    expect(told).toEqual(['1/2', '2/2']);
    const [one, two] = await stories();
    expect(one).toMatchObject({ path: '/societat/one/', source: 'small', sourceId: 'one', missingMedia: [] });
    expect(one?.publishedAt).toEqual(new Date('2026-03-18T11:00:00Z'));
    expect(await database.db.select().from(contentRelated)).toEqual([
      { contentId: one?.id, relatedId: two?.id, position: 0 },
    ]);
    const [programme] = await database.db.select().from(programmes);
    expect(programme).toMatchObject({
      slug: 'migdia',
      timetable: 'dl 12:00-13:00',
      schedule: [{ days: [1], start: '12:00', end: '13:00' }],
      image: { alt: 'Un color' },
      body: [{ type: 'paragraph', html: 'Cada dia.' }],
    });
    expect(await database.db.select().from(media)).toHaveLength(3);
  });

  it('publishes rectifications of its stories, once', async () => {
    const one = {
      kind: 'rectification' as const,
      party: 'La Redona',
      isOrganization: true,
      facts: 'Fets.',
      text: 'No va ser així.',
      receivedAt: NOW,
      publishedAt: LATER,
    };
    const newsroom: Seed['newsroom'] = async (of, startedAt) => {
      const { items, ...rest } = await smallSeed.newsroom(of, startedAt);
      return {
        ...rest,
        items: items.map((item, at) => (at === 1 ? { ...item, rectifications: [one] } : item)),
      };
    };
    const seed = { ...smallSeed, newsroom };
    await write(NOW, seed);
    // An interrupted seeding is written again.
    await database.db.update(seedings).set({ finishedAt: null });
    await write(LATER, seed);
    const [first, second] = await stories();
    expect([first?.rectified, second?.rectified]).toEqual([[], ['rectification']]);
    expect(await rectificationsOf(database.db, second?.id ?? 0)).toMatchObject([
      { text: 'No va ser així.', date: LATER.toISOString() },
    ]);
  });

  it('withdraws what its newsroom withdrew', async () => {
    const newsroom: Seed['newsroom'] = async (of, startedAt) => {
      const { items, ...rest } = await smallSeed.newsroom(of, startedAt);
      return { ...rest, items: items.map((item, at) => ({ ...item, isWithdrawn: at === 1 })) };
    };
    await write(NOW, { ...smallSeed, newsroom });
    expect((await stories()).map(({ status }) => status)).toEqual(['published', 'withdrawn']);
  });

  it('leaves comments for review, held by a rule or reported', async () => {
    const newsroom: Seed['newsroom'] = async (of, startedAt) => {
      const { items, ...rest } = await smallSeed.newsroom(of, startedAt);
      const words = ['Bon dia', 'Visiteu https://venda.example', 'Sou uns lladres'];
      const written = words.map((html, at) => ({
        sourceId: String(at + 1),
        author: 'Pere',
        html: `<p>${html}</p>`,
        date: startedAt,
      }));
      const report = { reason: 'insult', text: 'Ens diu lladres', at: startedAt } as const;
      const waiting: SeededWaiting[] = [
        { sourceId: '2', rule: 'link', reports: [] },
        { sourceId: '3', rule: null, reports: [report] },
      ];
      return {
        ...rest,
        items: items.map((item, at) =>
          at === 0 ? { ...item, item: { ...item.item, comments: written }, waiting } : item,
        ),
      };
    };
    await write(NOW, { ...smallSeed, newsroom });
    const rows = await database.db.select().from(comments).orderBy(asc(comments.sourceId));
    expect(rows.map(({ state, rule, reports }) => [state, rule, reports])).toEqual([
      ['published', null, 0],
      ['held', 'link', 0],
      ['published', null, 1],
    ]);
    expect(await database.db.select().from(commentReports)).toMatchObject([
      {
        commentId: rows[2]?.id,
        accountId: null,
        resolvedAt: null,
        reason: 'insult',
        text: 'Ens diu lladres',
      },
    ]);
  });

  it('resumes after an interruption, with its original clock', async () => {
    const cutOff = (done: number) => {
      if (done === 1) throw new Error('cut off');
    };
    await expect(write(NOW, smallSeed, cutOff)).rejects.toThrow('cut off');
    expect(await stories()).toHaveLength(1);
    expect(await unseeded(database.db, smallSeed, [site])).toEqual([site]);
    const [before] = await stories();
    await write(LATER);
    const after = await stories();
    expect(after[0]).toEqual(before);
    expect(after.map(({ publishedAt }) => publishedAt)).toEqual(
      ['one', 'two'].map(() => new Date('2026-03-18T11:00:00Z')),
    );
    expect(await unseeded(database.db, smallSeed, [site])).toEqual([]);
  });

  it('is written once: later changes by the newsroom stay', async () => {
    await write(NOW);
    await database.db.update(contents).set({ title: 'Changed' }).where(eq(contents.sourceId, 'one'));
    await database.db.delete(contents).where(eq(contents.sourceId, 'two'));
    await write(LATER, { ...smallSeed, newsroom: () => Promise.reject(new Error('it is not read again')) });
    expect((await stories()).map(({ title }) => title)).toEqual(['Changed']);
  });

  it('ignores sites that it has no newsroom for', async () => {
    const other = { ...site, alias: 'altra' };
    expect(await unseeded(database.db, smallSeed, [other, site])).toEqual([site]);
    expect(await database.db.select().from(seedings)).toEqual([]);
  });
});
