import { randomUUID } from 'node:crypto';
import { CALLS, endpointPath, ROUTES } from '@portal/model';
import { VIEW_SLOT_MS, type ViewSource, type ViewSum } from '@portal/model/analytics';
import { deskViewsSchema, VIEW_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type ChangeFeed, openChangeFeed } from '../../platform/changes/feed';
import { touchLists } from '../../platform/changes/touch';
import { HOUR_MS } from '../../platform/time/durations';
import { ENGINES } from '../../testing/database';
import { newEditor } from '../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import { forgetViews } from './counting';
import { mostReadCards, tellMostRead } from './most-read';

const DAY_MS = 24 * HOUR_MS;
const VIEWS = endpointPath(VIEW_DESK_ENDPOINTS.views);

describe.each(ENGINES)('views, on %s', (engine) => {
  let test: TestDiscussion;
  let start: Date;
  beforeAll(async () => {
    test = await testDiscussion(engine);
    start = test.clock.now();
  });
  afterAll(() => test.database.remove());
  beforeEach(async () => {
    // Each test starts at the same time: some move the clock by hours or years, and today's views are counted
    // by the hour.
    test.clock.goOn(start.getTime() - test.clock.now().getTime());
    for (const table of ['view_sums', 'view_batches', 'content_heat', 'most_read_told'])
      await test.database.db.execute(sql`delete from ${sql.identifier(table)}`);
  });

  const slot = () => Math.floor(test.clock.now().getTime() / VIEW_SLOT_MS);
  type Told = Omit<Partial<ViewSum>, 'source'> & { source?: ViewSource | 'elsewhere' };
  const sumOf = (content: number, views: number, over: Told = {}) => ({
    content,
    site: 'prova',
    slot: slot(),
    source: 'own',
    seconds: 10 * views,
    quarters: [views, 0, 0, 0],
    ...over,
  });
  const tell = async (sums: readonly object[], id: string = randomUUID()) =>
    test.app.request(CALLS.viewSums, { method: 'POST', body: JSON.stringify({ id, sums }) });
  const count = async (content: number, views: number, over: Told = {}) => {
    const { status } = await tell([sumOf(content, views, over)]);
    if (status !== 200) throw new Error(`the sum was answered ${status}`);
  };
  const viewsOf = async (content: number) =>
    (
      await test.database.db.execute<{ views: number }>(
        sql`select coalesce(sum(first + second + third + fourth), 0)::int as views from view_sums where content_id = ${content}`,
      )
    ).rows[0]?.views;
  const now = () => test.clock.now();
  const mostRead = async (days = 1) =>
    (await mostReadCards(test.database.db, 'prova', days, now())).map(({ id }) => Number(id));

  it('are summed by ten minutes and by kind of referrer', async () => {
    const id = await test.story();
    await count(id, 3);
    await count(id, 2, { quarters: [0, 1, 0, 1] });
    await count(id, 1, { source: 'search' });
    const { rows } = await test.database.db.execute(
      sql`select source, first, second, third, fourth, seconds from view_sums where content_id = ${id} order by source`,
    );
    expect(rows).toEqual([
      { source: 'own', first: 3, second: 1, third: 0, fourth: 1, seconds: 50 },
      { source: 'search', first: 1, second: 0, third: 0, fourth: 0, seconds: 10 },
    ]);
  });

  it('views of a batch are counted once, however often it is sent, even concurrently', async () => {
    const id = await test.story();
    const batch = randomUUID();
    const answers = await Promise.all(Array.from({ length: 4 }, () => tell([sumOf(id, 7)], batch)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await viewsOf(id)).toBe(7);
  });

  it('views of a story are counted for the site that it is published on, and for no other', async () => {
    const [id, draft] = [await test.story(), await test.story({ status: 'withdrawn' })];
    const sums = [sumOf(id, 5, { site: 'altra' }), sumOf(draft, 4), sumOf(id, 2)];
    expect((await tell(sums)).status).toBe(200);
    expect(await viewsOf(id)).toBe(2);
    expect(await viewsOf(draft)).toBe(0);
    expect((await tell([{ ...sumOf(id, 1), site: undefined }])).status).toBe(400);
    expect(await mostRead()).toContain(id);
  });

  it('views from several portals at the same time are all counted', async () => {
    const ids = [await test.story(), await test.story(), await test.story()];
    const sums = ids.map((id) => sumOf(id, 1));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => tell(at % 2 ? sums : sums.toReversed())),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await Promise.all(ids.map(viewsOf))).toEqual([12, 12, 12]);
  });

  it('views of missing or withdrawn articles, or of another day, are skipped, and the others are counted', async () => {
    const [id, gone] = [await test.story(), await test.story()];
    await test.database.db.execute(sql`update contents set status = 'withdrawn' where id = ${gone}`);
    const days = DAY_MS / VIEW_SLOT_MS;
    const { status } = await tell([
      sumOf(id, 1),
      sumOf(gone, 5),
      sumOf(999_999_999, 5),
      sumOf(id, 5, { slot: slot() - 2 * days }),
      sumOf(id, 5, { slot: slot() + days }),
      sumOf(id, 0, { source: 'search' }),
    ]);
    expect(status).toBe(200);
    expect(await viewsOf(id)).toBe(1);
    expect(await viewsOf(gone)).toBe(0);
    const { rows } = await test.database.db.execute(sql`select count(*)::int as rows from view_sums`);
    expect(rows).toEqual([{ rows: 1 }]);
  });

  it.each([
    { source: 'elsewhere' as const },
    { quarters: [1, 2, 3] as never },
    { quarters: [-1, 0, 0, 0] satisfies ViewSum['quarters'] },
    { content: 1.5 },
    { seconds: 1e12 },
  ])('are refused with %j', async (over) => {
    expect((await tell([sumOf(1, 1, over)])).status).toBe(400);
  });

  it('are refused in batches without end', async () => {
    expect((await tell(Array.from({ length: 2_001 }, () => sumOf(1, 1)))).status).toBe(400);
    expect((await tell([], 'x'.repeat(600_000))).status).toBe(413);
    expect((await tell([], 'mine')).status).toBe(400);
  });

  it('are accepted from portals, and not in requests that a portal forwards', async () => {
    const { status } = await test.app.request(CALLS.viewSums, {
      method: 'POST',
      body: JSON.stringify({ id: randomUUID(), sums: [] }),
      headers: { 'x-portal-host': 'prova.example' },
    });
    expect(status).toBe(404);
  });

  it('are stored for thirty days', async () => {
    const id = await test.story();
    await count(id, 1);
    const later = (days: number) => () => new Date(now().getTime() + days * DAY_MS);
    await forgetViews({ db: test.database.db, now: later(29.9) });
    expect(await viewsOf(id)).toBe(1);
    await forgetViews({ db: test.database.db, now: later(30.1) });
    expect(await viewsOf(id)).toBe(0);
    const { rows } = await test.database.db.execute(sql`select count(*)::int as rows from view_batches`);
    expect(rows).toEqual([{ rows: 0 }]);
  });

  describe('the most-read articles', () => {
    const stories = async (number: number) => {
      const ids = [];
      for (let at = 0; at < number; at += 1) ids.push(await test.story());
      await test.database.db.execute(
        sql`update contents set published_at = ${now()} where id in (${sql.join(ids, sql`, `)})`,
      );
      return ids;
    };
    const [a, b] = [0, 1];

    it('are those that readers read and, if none are counted, those most read on their source', async () => {
      const [first = 0, second = 0, third = 0] = await stories(3);
      await test.database.db.execute(sql`update contents set views = 0`);
      await test.database.db.execute(sql`update contents set views = 5000 where id = ${second}`);
      await test.database.db.execute(sql`update contents set views = 4000 where id = ${third}`);
      expect((await mostRead()).slice(0, 2)).toEqual([second, third]);
      await count(first, 2);
      expect((await mostRead()).slice(0, 3)).toEqual([first, second, third]);
    });

    it('count a view half as much after six hours, and in lists of a week after two days', async () => {
      const ids = await stories(2);
      await count(ids[a] ?? 0, 30);
      test.clock.goOn(12 * HOUR_MS);
      // A quarter of thirty is less than ten; with the half-life of a week's list it is far more after half a
      // day.
      await count(ids[b] ?? 0, 10);
      expect((await mostRead(1)).slice(0, 2)).toEqual([ids[b], ids[a]]);
      expect((await mostRead(7)).slice(0, 2)).toEqual(ids);
    });

    it('are the same whether views come one by one or together, and years later too', async () => {
      const [first = 0, second = 0] = await stories(2);
      for (let at = 0; at < 5; at += 1) await count(first, 1);
      await count(second, 5);
      const heats = async () =>
        (
          await test.database.db.execute<{ hours: number }>(
            sql`select hours from content_heat where content_id in (${first}, ${second})`,
          )
        ).rows.map(({ hours }) => hours);
      const [one = 0, other = 1] = await heats();
      expect(one).toBeCloseTo(other, 9);
      test.clock.goOn(5_000 * DAY_MS);
      await count(first, 1);
      expect((await heats()).every(Number.isFinite)).toBe(true);
    });

    it('are reported to the pages of its site, at most once in ten minutes, however many check', async () => {
      const feed: ChangeFeed = await openChangeFeed(test.database.connection, () => undefined);
      const heard: string[] = [];
      feed.subscribe((change) => heard.push(...(change?.sites ?? ['anything'])));
      const look = async () => {
        heard.length = 0;
        await Promise.all([tellMostRead(test.database.db, now()), tellMostRead(test.database.db, now())]);
        // Changes arrive in the order of their commits: after this one, all earlier ones have arrived.
        await test.database.db.transaction((tx) => touchLists(tx, 'last'));
        await expect.poll(() => heard).toContain('last');
        return heard.slice(0, -1);
      };
      const [first = 0, second = 0] = await stories(2);
      await count(first, 1);
      expect(await look()).toEqual(['prova']);
      expect(await look()).toEqual([]);
      await count(second, 5);
      expect(await look()).toEqual([]);
      test.clock.goOn(600_000);
      expect(await look()).toEqual(['prova']);
      test.clock.goOn(600_000);
      await count(second, 5);
      expect(await look()).toEqual([]);
      await feed.close();
    });
  });

  it('are shown at the desk: articles, referrers and progress, now and today; to nobody else', async () => {
    const [first, second] = [await test.story(), await test.story()];
    await count(first, 4);
    test.clock.goOn(HOUR_MS);
    const editor = await newEditor(test, 'pau@prova.example', 'moderator');
    await count(first, 3, { source: 'search', quarters: [1, 1, 0, 1] });
    await count(second, 1, { source: 'social' });
    const read = async (span: string) =>
      v.parse(deskViewsSchema, (await editor.get(`${VIEWS}?span=${span}`)).response);
    const today = await read('today');
    expect(today.contents.map(({ id, views, source }) => [Number(id), views, source])).toEqual([
      [first, 7, 'own'],
      [second, 1, 'social'],
    ]);
    expect(today).toMatchObject({ views: 8, quarters: [6, 1, 0, 1] });
    const latest = await read('now');
    expect(latest.contents.map(({ id, views }) => [Number(id), views])).toEqual([
      [first, 3],
      [second, 1],
    ]);
    expect(latest.sources.slice(0, 2)).toEqual([
      { source: 'search', views: 3 },
      { source: 'social', views: 1 },
    ]);
    expect((await editor.get(`${VIEWS}?span=ever`)).status).toBe(400);
    const anybody = await test.app.request(VIEWS, { headers: { host: 'prova.example' } });
    expect(anybody.status).toBe(401);
    expect(ROUTES.deskViews).toBe('/redaccio/lectures/');
  });
});
