import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDue } from '../../content/stories/closing';
import { placeContent } from '../../content/stories/placing';
import { contents } from '../../content/stories/tables';
import type { Change } from '../../platform/changes/change';
import { openChangeFeed } from '../../platform/changes/feed';
import { openDatabase } from '../../platform/database/client';
import { HOUR_MS } from '../../platform/time/durations';
import { heldSite } from '../../sites/find';
import { sectionConditions, sections } from '../../sites/tables';
import { ENGINES } from '../../testing/database';
import { logInto } from '../../testing/log';
import { NOW } from '../../testing/search-items';
import { story, type TestSections, testSections } from '../../testing/sections';
import { followSections, keepSections } from './follow-sections';

const CULTURA = { slug: 'cultura', name: 'Cultura' };
const SOCIETAT = { slug: 'societat', name: 'Societat' };
const CLOSED = '{ cultura: { condition: subscribers } }';
const SECRET = 'amagatall';
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * HOUR_MS);

describe.each(ENGINES)('access conditions by section, on %s', (engine) => {
  let test: TestSections;
  beforeAll(async () => {
    test = await testSections(engine);
  });
  afterAll(() => test?.database.remove());
  beforeEach(async () => {
    await test.database.db.delete(contents);
    await test.say(null);
  });

  const write = async (...items: ReturnType<typeof story>[]) => {
    const writer = test.writer();
    for (const one of items) await writer.write(one);
  };
  const archive = (count: number) =>
    write(...Array.from({ length: count }, (_, at) => story(`antiga-${at}`, { sections: [CULTURA] })));
  const closedIds = async () => {
    const rows = await test.database.db
      .select({ sourceId: contents.sourceId })
      .from(contents)
      .where(eq(contents.condition, 'subscribers'))
      .orderBy(asc(contents.id));
    return rows.map(({ sourceId }) => sourceId);
  };

  it('apply to existing texts, in search and on cached pages', async () => {
    await write(
      story('antiga', { sections: [CULTURA] }),
      story('altra', { sections: [SOCIETAT, CULTURA] }),
      story('sense', { sections: [] }),
    );
    expect(await test.found(SECRET)).toEqual(['altra', 'antiga', 'sense']);
    const [row] = await test.database.db
      .select({ id: contents.id })
      .from(contents)
      .where(eq(contents.sourceId, 'antiga'));
    const feed = await openChangeFeed(test.database.connection, () => undefined);
    const heard: (Change | null)[] = [];
    feed.subscribe((change) => heard.push(change));

    expect(await test.say(CLOSED)).toEqual({ closed: 1, opened: 0 });

    const page = await test.page('antiga', CLOSED);
    expect(page?.content).toMatchObject({ gate: 'subscribers', condition: 'subscribers' });
    expect(JSON.stringify(page)).toContain('Obertura');
    expect(JSON.stringify(page)).not.toContain(SECRET);
    expect(await test.found(SECRET)).toEqual(['altra', 'sense']);
    expect(await test.found('obertura')).toEqual(['altra', 'antiga', 'sense']);
    const told = () => heard.flatMap((change) => change?.contents ?? []);
    await expect.poll(told, { timeout: 10_000 }).toEqual([String(row?.id)]);
    await feed.close();
  });

  it('are removed once the file drops the section, or has no paywall', async () => {
    await write(story('antiga', { sections: [CULTURA] }));
    const open = { condition: null, closesAt: null, closesTo: null, opening: null };
    for (const file of ['{}', null]) {
      await test.say(CLOSED);
      expect(await test.found(SECRET)).toEqual([]);
      expect(await test.say(file)).toEqual({ closed: 0, opened: 1 });
      expect(await test.access('antiga')).toMatchObject(open);
      expect(JSON.stringify(await test.page('antiga', file))).toContain(SECRET);
      expect(await test.found(SECRET)).toEqual(['antiga']);
    }
  });

  it('override neither the newsroom’s own condition nor that of an article made at the desk', async () => {
    const sections = [CULTURA];
    await write(
      story('registre', { sections, condition: 'registered' }),
      story('com-la-seccio', { sections, condition: 'subscribers' }),
      story('oberta', { sections, registeredOnly: false }),
      story('antic-registre', { sections, registeredOnly: true }),
    );
    await test.database.db.transaction((tx) =>
      placeContent(tx, 'prova', {
        type: 'poll',
        title: 'Què en penses?',
        section: 'cultura',
        fallback: 'enquesta',
        now: NOW,
      }),
    );
    const all = () => test.database.db.select().from(contents).orderBy(asc(contents.id));
    const before = await all();
    expect(await test.say(CLOSED)).toEqual({ closed: 0, opened: 0 });
    expect(await test.say(null)).toEqual({ closed: 0, opened: 0 });
    expect(await all()).toEqual(before);
  });

  it('apply after the open hours of the section, or of the text itself', async () => {
    const sections = [CULTURA];
    await write(
      story('antiga', { sections }),
      story('d-ara', { sections, publishedAt: hoursAgo(1) }),
      story('amb-hores', { sections, publishedAt: hoursAgo(1), openHours: 5 }),
      story('que-vindra', { sections, publishedAt: hoursAgo(-10) }),
    );
    await test.say('{ cultura: { condition: metered, openHours: 2 } }');
    const opensUntil = (hours: number) => ({
      condition: null,
      closesTo: 'metered',
      closesAt: hoursAgo(-hours),
      opening: [{ html: 'Obertura per a tothom.' }],
    });
    expect(await test.access('antiga')).toMatchObject({ condition: 'metered', closesAt: null });
    expect(await test.access('d-ara')).toMatchObject(opensUntil(1));
    expect(await test.access('amb-hores')).toMatchObject(opensUntil(4));
    expect(await test.access('que-vindra')).toMatchObject(opensUntil(12));
    // The hidden part is already gone from search, since the text will close.
    expect(await test.found(SECRET)).toEqual([]);
    expect(await closeDue(test.database.db, hoursAgo(-2))).toBe(1);
    expect(await test.access('d-ara')).toMatchObject({ condition: 'metered', closesAt: null });

    // More open hours reopen a text for the time left; without open hours it closes at once, under the file's
    // current condition.
    await test.say('{ cultura: { condition: metered, openHours: 8 } }', hoursAgo(-2));
    expect(await test.access('d-ara')).toMatchObject(opensUntil(7));
    await test.say(CLOSED, hoursAgo(-2));
    expect(await test.access('d-ara')).toMatchObject({ condition: 'subscribers', closesAt: null });
    expect(await test.access('amb-hores')).toMatchObject({ closesTo: 'subscribers', closesAt: hoursAgo(-4) });
    expect((await test.access('antiga'))?.opening).toMatchObject([{ html: 'Obertura per a tothom.' }]);
  });

  it('come from the first section that an import gives', async () => {
    await test.say(CLOSED);
    const condition = async () => (await test.access('nova'))?.condition;
    await write(story('nova', { sections: [SOCIETAT, CULTURA] }));
    expect(await condition()).toBeNull();
    await write(story('nova', { sections: [CULTURA, SOCIETAT] }));
    expect(await condition()).toBe('subscribers');
    await write(story('nova', { sections: [SOCIETAT] }));
    expect(await condition()).toBeNull();
  });

  it('come from the current file, even in an import that began before it changed', async () => {
    const writer = test.writer();
    await writer.write(story('abans', { sections: [CULTURA] }));
    await test.store(CLOSED);
    await writer.write(story('despres', { sections: [CULTURA] }));
    expect(await closedIds()).toEqual(['despres']);
    expect(await test.follow()).toEqual({ closed: 1, opened: 0 });
  });

  it.runIf(engine === 'postgresql')(
    'conditions also reach texts being written as the file changes',
    async () => {
      const { db } = test.database;
      let stored: Promise<void> | undefined;
      await db.transaction(async (tx) => {
        await heldSite(tx, 'prova');
        stored = test.store(CLOSED);
        const waiting = async () => (await db.execute(sql`select from pg_locks where not granted`)).rowCount;
        await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
        await tx.execute(sql`
        insert into contents (site, type, path, title, body, section_id, published_at, source, source_id, source_digest)
        select 'prova', 'article', '/societat/alhora/', 'x', '[]', id, now(), 'ninjs', 'alhora', ''
        from sections where slug = 'cultura'`);
      });
      await stored;
      await test.follow();
      expect(await closedIds()).toEqual(['alhora']);
    },
  );

  const bySection = { condition: 'subscribers', conditionBy: 'section' } as const;
  const byNewsroom = { condition: 'subscribers', conditionBy: 'newsroom' } as const;
  it.runIf(engine === 'postgresql').each([
    ['gives it a condition', '{ cultura: { condition: registered } }', byNewsroom],
    ['closes one that was to be opened', '{}', byNewsroom],
    [
      'moves it to another section',
      '{ cultura: { condition: subscribers }, societat: { condition: subscribers } }',
      bySection,
    ],
  ] as const)('do not override an import that %s meanwhile', async (_, file, written) => {
    const { db } = test.database;
    await write(story('una', { sections: [CULTURA] }), story('altra', { sections: [SOCIETAT] }));
    await test.say('{ cultura: { condition: metered } }');
    await test.store(file);
    let following: Promise<unknown> | undefined;
    await db.transaction(async (tx) => {
      const [society] = await tx
        .select({ id: sections.id })
        .from(sections)
        .where(eq(sections.slug, 'societat'));
      const moved = written === bySection ? { sectionId: society?.id ?? null } : {};
      await tx
        .update(contents)
        .set({ ...written, ...moved })
        .where(eq(contents.sourceId, 'una'));
      following = test.follow();
      const waiting = async () => (await db.execute(sql`select from pg_locks where not granted`)).rowCount;
      await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
    });
    await following;
    expect(await test.access('una')).toMatchObject(written);
  });

  it('are applied in batches, newest first, and resume after an interruption', async () => {
    const { db, location } = test.database;
    await archive(7);
    await test.store(CLOSED);
    expect(await followSections(db, NOW, 3)).toMatchObject({ written: 3, totals: null });
    expect(await closedIds()).toEqual(['antiga-4', 'antiga-5', 'antiga-6']);

    await db.execute(sql`alter table search_items rename to search_items_away`);
    await expect(followSections(db, NOW, 3)).rejects.toThrow();
    await db.execute(sql`alter table search_items_away rename to search_items`);
    expect(await closedIds()).toHaveLength(3);

    const later = engine === 'postgresql' ? await openDatabase(location) : null;
    expect(await followSections(later?.db ?? db, NOW, 3)).toMatchObject({ written: 3, totals: null });
    await later?.close();
    expect(await test.follow()).toEqual({ closed: 7, opened: 0 });
    expect(await test.follow()).toBeNull();
    // Storing the same file again triggers nothing.
    expect(await test.say(CLOSED)).toBeNull();
  });

  it('are those of the newest file, even if it changes before all texts follow the previous one', async () => {
    await archive(5);
    await test.store(CLOSED);
    await followSections(test.database.db, NOW, 2);
    expect(await test.say('{ cultura: { condition: registered } }')).toEqual({ closed: 5, opened: 0 });
    expect(await closedIds()).toEqual([]);
    await test.store(CLOSED);
    await followSections(test.database.db, NOW, 2);
    expect(await test.say(null)).toEqual({ closed: 0, opened: 5 });
  });

  it('do not count a text as closed during its open hours', async () => {
    const { db } = test.database;
    const sections = [CULTURA];
    const opening = '{ cultura: { condition: subscribers, openHours: 200 } }';
    await write(story('antiga', { sections }), story('d-ara', { sections, publishedAt: hoursAgo(1) }));
    expect(await test.say(CLOSED)).toEqual({ closed: 2, opened: 0 });
    const lines: string[] = [];
    const follow = async (file: string) => {
      await test.store(file);
      const { close } = keepSections(db, () => NOW, logInto(lines));
      const finished = () => db.$count(sectionConditions, sql`finished_at is not null`);
      await expect.poll(finished, { timeout: 10_000 }).toBe(1);
      await close();
      return lines.at(-1);
    };
    expect(await follow(opening)).toContain(
      '0 were closed, 1 opened; open for their first hours, and closed after: 1',
    );
    // They were open before, and now stay open for longer.
    expect(await follow(opening.replace('200', '300'))).toContain(
      '0 were closed, 0 opened; open for their first hours, and closed after: 1',
    );
    expect(await follow(CLOSED)).toMatch(/1 were closed, 0 opened$/);
    expect(await test.access('d-ara')).toMatchObject({ condition: 'subscribers' });
  });

  it('reach texts whose ids are far apart', async () => {
    await archive(1);
    await test.database.db.execute(
      sql`select setval('contents_id_seq', (select max(id) from contents) + 35000)`,
    );
    await write(story('nova', { sections: [CULTURA] }));
    expect(await test.say(CLOSED)).toEqual({ closed: 2, opened: 0 });
  });

  it('are applied once by several processes, and the log counts the texts', async () => {
    const { db } = test.database;
    await archive(60);
    const lines: string[] = [];
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const keepers = [1, 2].map(() => keepSections(db, () => NOW, logInto(lines)));
    // An import stores the file: running servers notice it at their next check.
    await test.store(CLOSED);
    const finished = () => {
      vi.advanceTimersByTime(30_000);
      return db.$count(sectionConditions, sql`finished_at is not null`);
    };
    await expect.poll(finished, { timeout: 20_000 }).toBe(1);
    await Promise.all(keepers.map(({ close }) => close()));
    vi.useRealTimers();
    expect(await closedIds()).toHaveLength(60);
    expect(lines.filter((line) => line.includes('60 were closed, 0 opened'))).toHaveLength(1);
  });
});
