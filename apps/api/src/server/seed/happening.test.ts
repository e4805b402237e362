import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { liveEntries } from '../../content/live-blogs/tables';
import { liveBlogs } from '../../content/stories/tables';
import { ENGINES } from '../../testing/database';
import { blogOf, type TestLive, testLive } from '../../testing/live';
import { happen } from './happening';

const TITLES = ['Plou', 'Trona', 'Para'];
const happeningOf = (sourceId: string) => ({
  sourceId,
  everyMs: 60_000,
  entries: TITLES.map((title) => ({ title, isKey: title === 'Trona', body: [] })),
});

describe.each(ENGINES)('an automatic live blog, on %s', (engine) => {
  let test: TestLive;
  let happening: ReturnType<typeof happeningOf>;
  let id: number;
  beforeAll(async () => {
    test = await testLive(engine);
  });
  beforeEach(async () => {
    happening = happeningOf(randomUUID());
    id = await test.story({ source: 'demo', sourceId: happening.sourceId });
  });
  afterAll(() => test?.database.remove());
  const step = (minutes: number) =>
    happen(test.database.db, 'prova', 'demo', happening, new Date(Date.UTC(2026, 2, 18, 12, minutes)));

  it('gets one entry per interval, in their order, from only one of several processes', async () => {
    const written = await Promise.all([step(0), step(0), step(0)]);
    expect(written.filter(Boolean)).toHaveLength(1);
    expect(await step(1)).toBe(true);
    const { entries, count, sequence } = await blogOf(test.reader, id);
    expect([count, sequence]).toEqual([2, 3]);
    expect(entries.map(({ title }) => title)).toEqual(['Trona', 'Plou']);
  });

  it('writes no entry twice, and stops after the last', async () => {
    const written: boolean[] = [];
    for (let at = 2; at < 7; at += 1) written.push(await step(at));
    expect(written).toEqual([true, true, true, false, false]);
    expect(await test.database.db.$count(liveEntries, eq(liveEntries.contentId, id))).toBe(TITLES.length);
  });

  it('gets no entry once it is finished', async () => {
    await test.database.db.update(liveBlogs).set({ isLive: false }).where(eq(liveBlogs.contentId, id));
    expect(await step(60)).toBe(false);
    expect(await happen(test.database.db, 'prova', 'other', happening, new Date())).toBe(false);
  });
});
