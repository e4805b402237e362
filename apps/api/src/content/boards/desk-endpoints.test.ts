import type { Board, Page } from '@portal/model';
import type { DeskContents, DeskFront } from '@portal/model/newsroom';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardPlan } from '../../sites/board-plan';
import { boards } from '../../sites/tables';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';
import { contents, contentTags, tags } from '../stories/tables';
import { moved } from './pins';
import { alerts, frontEditions, frontPins } from './tables';

/** Comments' rules, and the special editions that the site's file prepares. */
const EDITIONS = '{}\neditions: { storm: { name: Llevantada, tag: temporal }, sunday: {} }';

const PLAN: BoardPlan[] = [
  {
    layout: '66-33',
    columns: [
      [{ type: 'card', shape: 'lead', select: {} }],
      [{ type: 'cards', title: 'Més notícies', shape: 'standard', select: { count: 2 } }],
      [{ type: 'hot-topics' }],
    ],
  },
];

describe.each(ENGINES)('the front page at the desk, on %s', (engine) => {
  let test: TestDiscussion;
  let editor: TestEditor;
  let moderator: TestEditor;
  let chief: TestEditor;
  let reader: TestReader;
  /** Newest first; new ones for each test. */
  let stories: number[];

  beforeAll(async () => {
    test = await testDiscussion(engine, EDITIONS, { settings: { limits: false } });
    await test.database.db.update(boards).set({ plan: PLAN });
    editor = await newEditor(test, 'edita@prova.example', 'editor');
    moderator = await newEditor(test, 'modera@prova.example', 'moderator');
    chief = await newEditor(test, 'cap@prova.example', 'chief');
    reader = test.readers.browser();
  });
  beforeEach(async () => {
    const { db } = test.database;
    for (const table of [frontEditions, frontPins, alerts, contents]) await db.delete(table);
    stories = [];
    for (let age = 1; age <= 6; age += 1)
      stories.push(
        await test.story({
          title: `Notícia ${age}`,
          publishedAt: new Date(test.clock.now().getTime() - age * 60_000),
        }),
      );
  });
  afterAll(() => test?.database.remove());

  const front = async (): Promise<DeskFront> => {
    const { status, response } = await editor.get('/api/desk/front');
    expect(status).toBe(200);
    return response as DeskFront;
  };
  const placed = async () =>
    (await front()).modules.map(({ items }) => items.map(({ id, isPinned }) => (isPinned ? -id : id)));
  const page = async (path = '/'): Promise<Page> => {
    const query = new URLSearchParams({ site: 'prova', path });
    test.answers.clear();
    const answer = await test.app.request(`/api/front/page?${query}`);
    return Object(await answer.json()).response;
  };
  const pin = (contentId: number | undefined, place: number, hours: number | null = null) =>
    editor.post('/api/desk/front/pin', { contentId, place, hours });
  const startEdition = (kind: string, hours: number, by: TestEditor = chief) =>
    by.post('/api/desk/front/edition', {
      kind,
      endsAt: new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString(),
    });
  /** Gives a story a tag. */
  const tagged = async (contentId: number | undefined, slug: string) => {
    const { db } = test.database;
    await db.insert(tags).values({ site: 'prova', slug, name: slug }).onConflictDoNothing();
    const [tag] = await db.select({ id: tags.id }).from(tags).where(eq(tags.slug, slug));
    await db.insert(contentTags).values({ contentId: contentId ?? 0, tagId: tag?.id ?? 0, position: 0 });
  };
  const storiesIn = (rows: readonly Board[]) =>
    rows.flatMap(({ columns }) =>
      columns
        .flat()
        .flatMap((module) => ('card' in module ? [module.card] : 'cards' in module ? module.cards : []))
        .map(({ id }) => Number(id)),
    );
  const acts = async (subject: string) =>
    (
      await test.database.db.execute<{ act: string }>(
        sql`select act from desk_log where subject = ${subject} order by line`,
      )
    ).rows.map(({ act }) => act);

  it('shows the modules that take articles, and their contents', async () => {
    const { modules } = await front();
    expect(modules).toMatchObject([
      { place: 0, type: 'card', title: null, count: 1 },
      { place: 1, type: 'cards', title: 'Més notícies', count: 2 },
    ]);
    expect(await placed()).toEqual([[stories[0]], [stories[1], stories[2]]]);
  });

  it('puts a special edition over the front until its end, without taking a pin away', async () => {
    expect(await front()).toMatchObject({ editions: ['storm', 'sunday'], edition: null });
    await pin(stories[3], 1);
    const logged = (await acts('edition:storm')).length;
    expect((await startEdition('storm', 1)).status).toBe(200);
    expect((await front()).edition).toMatchObject({ kind: 'storm' });
    // Nothing has its tag: the front stays as it is.
    expect(await page()).not.toHaveProperty('edition');
    await tagged(stories[0], 'temporal');
    const shown = await page();
    if (shown.type !== 'front') throw new Error('the front is missing');
    expect(shown.edition).toMatchObject({ kind: 'storm', name: 'Llevantada' });
    expect(storiesIn(shown.edition?.boards ?? [])).toEqual([stories[0]]);
    // The story stands once, and the pin in its place.
    expect(storiesIn(shown.boards)).toEqual([stories[1], stories[3], stories[2]]);
    expect((await acts('edition:storm')).slice(logged)).toEqual(['front.transform']);
    test.clock.goOn(3_600_000 + 1);
    expect(await page()).not.toHaveProperty('edition');
    expect((await front()).edition).toBeNull();
  });

  it('shows the chart of an open story in an edition, and none of a story that readers pay for', async () => {
    const { db } = test.database;
    const [open = 0, gated = 0] = stories;
    const chart = {
      kind: 'seats',
      title: 'El ple',
      parties: [
        { name: 'A', seats: 3 },
        { name: 'B', seats: 2 },
      ],
    };
    for (const id of [open, gated]) {
      await tagged(id, 'temporal');
      await db
        .update(contents)
        .set({ body: sql`${JSON.stringify([{ type: 'chart', chart }])}::jsonb` })
        .where(eq(contents.id, id));
    }
    await db.update(contents).set({ condition: 'subscribers' }).where(eq(contents.id, open));
    await startEdition('storm', 3);
    const chartsOn = async () => {
      const shown = await page();
      const boards = shown.type === 'front' ? (shown.edition?.boards ?? []) : [];
      return boards.flatMap(({ columns }) =>
        columns.flat().flatMap((module) => (module.type === 'chart' ? Number(module.contentId) : [])),
      );
    };
    expect(await chartsOn()).toEqual([gated]);
    await db.update(contents).set({ condition: 'subscribers' }).where(eq(contents.id, gated));
    expect(await chartsOn()).toEqual([]);
  });

  it('ends an edition by hand, once', async () => {
    await startEdition('sunday', 24);
    expect((await chief.post('/api/desk/front/edition/end', {})).status).toBe(200);
    expect((await front()).edition).toBeNull();
    expect((await chief.post('/api/desk/front/edition/end', {})).status).toBe(404);
    expect(await acts('edition:sunday')).toEqual(['front.transform', 'front.revert']);
  });

  it('lets a chief alone switch, to what the site’s file prepares, from now to two weeks ahead', async () => {
    for (const other of [editor, moderator]) expect((await startEdition('storm', 3, other)).status).toBe(403);
    expect((await startEdition('election', 3)).status).toBe(409);
    expect((await startEdition('carnival', 3)).status).toBe(400);
    expect((await startEdition('storm', 0)).status).toBe(400);
    expect((await startEdition('storm', 15 * 24)).status).toBe(400);
    expect(
      (await chief.post('/api/desk/front/edition', { kind: 'storm', endsAt: '2026-02-30' })).status,
    ).toBe(400);
    expect((await front()).edition).toBeNull();
  });

  it('lists the newest of the last day as the news of the last hour, and takes none of them away', async () => {
    const { db } = test.database;
    await db.update(boards).set({
      plan: [
        {
          layout: '50-50',
          columns: [
            [{ type: 'last-hour', select: { count: 4 } }],
            [{ type: 'cards', shape: 'standard', select: { count: 6 } }],
          ],
        },
      ],
    });
    const grow = (seconds: number) =>
      db.execute(sql`update contents set published_at = published_at - make_interval(secs => ${seconds})`);
    await grow(86_400 - 150);
    expect(await placed()).toEqual([stories.slice(0, 2), stories]);
    await grow(86_400);
    expect(await placed()).toEqual([[], stories]);
    await pin(stories[5], 0);
    expect(await placed()).toEqual([[-(stories[5] ?? 0)], stories.slice(0, 5)]);
    await db.update(boards).set({ plan: PLAN });
  });

  it('pins a story to one module, once, whatever is newer', async () => {
    const last = stories[5] ?? 0;
    expect((await pin(last, 0)).status).toBe(200);
    expect(await placed()).toEqual([[-last], [stories[0], stories[1]]]);
    expect(JSON.stringify(await page())).toContain('Notícia 6');
    // Pinned to another module, it appears only there.
    await pin(last, 1);
    expect(await placed()).toEqual([[stories[0]], [-last, stories[1]]]);
    expect(await acts(`content:${last}`)).toEqual(['front.pin', 'front.pin']);
    expect((await editor.post('/api/desk/front/unpin', { contentId: last })).status).toBe(200);
    expect(await placed()).toEqual([[stories[0]], [stories[1], stories[2]]]);
    expect((await editor.post('/api/desk/front/unpin', { contentId: last })).status).toBe(404);
  });

  it('keeps as many pins as fit in a module, and their order', async () => {
    const [, , , fourth = 0, fifth = 0, sixth = 0] = stories;
    for (const id of [fourth, fifth, sixth]) await pin(id, 1);
    expect((await placed())[1]).toEqual([-sixth, -fifth]);
    await editor.post('/api/desk/front/move', { contentId: sixth, move: 'down' });
    expect((await placed())[1]).toEqual([-fifth, -sixth]);
    await editor.post('/api/desk/front/move', { contentId: sixth, move: 'first' });
    expect((await placed())[1]).toEqual([-sixth, -fifth]);
  });

  it('drops a pin when its time is over', async () => {
    const last = stories[5] ?? 0;
    await pin(last, 0, 1);
    expect((await placed())[0]).toEqual([-last]);
    test.clock.goOn(3_600_001);
    expect((await placed())[0]).toEqual([stories[0]]);
  });

  it('explains what is wrong with a pin', async () => {
    expect((await pin(stories[0], 2)).status).toBe(409);
    expect((await pin(stories[0], 99)).status).toBe(409);
    expect((await pin(999_999, 0)).status).toBe(404);
    expect((await pin(stories[0], -1)).status).toBe(400);
    expect((await pin(stories[0], 0, 500)).status).toBe(400);
  });

  it('warns about a film or a sound that cannot be read', async () => {
    const id = stories[3] ?? 0;
    const isUnreadable = async () => (await editor.get(`/api/desk/contents/${id}`)).response;
    const audio = { type: 'audio' as const, src: '/media/faroner.mp3', duration: 60 };
    const { db } = test.database;
    await db
      .update(contents)
      .set({ extra: { multimedia: audio } })
      .where(eq(contents.id, id));
    expect(await isUnreadable()).toMatchObject({ isUnreadable: true });
    const read = { ...audio, transcript: ['No hi parla ningú.'] };
    await db
      .update(contents)
      .set({ extra: { multimedia: read } })
      .where(eq(contents.id, id));
    expect(await isUnreadable()).toMatchObject({ isUnreadable: false });
  });

  it('withdraws, restores and reschedules an article, and shows readers the change', async () => {
    // An article that is not pinned.
    const id = stories[2] ?? 0;
    const act = (name: string, body = {}) => editor.post(`/api/desk/contents/${id}/${name}`, body);
    const { path } = (await editor.get(`/api/desk/contents/${id}`)).response as { path: string };
    expect((await act('withdraw')).status).toBe(200);
    expect(await page(path)).toMatchObject({ type: 'gone' });
    // Already withdrawn: no second log line.
    await act('withdraw');
    await act('restore');
    expect(await page(path)).toMatchObject({ type: 'content' });
    const at = new Date(test.clock.now().getTime() + 3_600_000).toISOString();
    for (const wrong of [
      '2026-13-45',
      '0000-03-18T09:00:00Z',
      '2026-02-30T09:00:00Z',
      '9999-01-01T00:00:00Z',
    ])
      expect((await act('reschedule', { at: wrong })).status).toBe(400);
    expect((await act('reschedule', { at })).status).toBe(200);
    expect(await page(path)).not.toMatchObject({ type: 'content' });
    await act('reschedule', { at: new Date(test.clock.now().getTime() - 240_000).toISOString() });
    expect(await acts(`content:${id}`)).toEqual([
      'content.withdraw',
      'content.restore',
      'content.reschedule',
      'content.reschedule',
    ]);
  });

  it('shows readers a correction, once, until it is withdrawn', async () => {
    const id = stories[1] ?? 0;
    const { path } = (await editor.get(`/api/desk/contents/${id}`)).response as { path: string };
    const text = 'Dèiem que eren tres; eren quatre.';
    for (let twice = 0; twice < 2; twice += 1)
      expect((await editor.post(`/api/desk/contents/${id}/corrections`, { text })).status).toBe(200);
    const { content } = (await page(path)) as Extract<Page, { type: 'content' }>;
    expect(content.corrections).toMatchObject([{ text }]);
    expect(content.updatedDate).toBe(content.corrections?.[0]?.date);
    const note = content.corrections?.[0]?.id;
    expect((await editor.ask('DELETE', `/api/desk/contents/${id}/corrections/${note}`)).status).toBe(200);
    expect((await editor.ask('DELETE', `/api/desk/contents/${id}/corrections/${note}`)).status).toBe(404);
    expect(JSON.stringify(await page(path))).not.toContain(text);
    expect(await acts(`content:${id}`)).toEqual(['content.correct', 'content.uncorrect']);
    const empty = await editor.post(`/api/desk/contents/${id}/corrections`, { text: '  ' });
    expect(empty).toMatchObject({ status: 400, code: 'REQUIRED_FIELD' });
  });

  it('finds articles by words and by URL, page by page', async () => {
    const list = async (query: Record<string, string>): Promise<DeskContents> =>
      (await editor.get(`/api/desk/contents?${new URLSearchParams(query)}`)).response as DeskContents;
    expect((await list({ text: 'notícia 4' })).items).toMatchObject([{ title: 'Notícia 4' }]);
    expect((await list({ text: '100%' })).items).toEqual([]);
    const [first] = (await list({})).items;
    expect((await list({ text: `https://www.prova.example${first?.path}` })).items).toEqual([first]);
    await editor.post(`/api/desk/contents/${stories[4]}/withdraw`, {});
    expect((await list({ status: 'withdrawn' })).items).toMatchObject([
      { id: stories[4], withdrawnBy: 'editor' },
    ]);
    await editor.post(`/api/desk/contents/${stories[4]}/restore`, {});
    await test.database.db.execute(sql`
      insert into contents (site, type, path, title, body, published_at, source, source_id, source_digest)
      select 'prova', 'article', '/altres/' || n || '/', 'Altra ' || n, '[]', now() - interval '1 year', 'altra', n, ''
      from generate_series(1, 60) n`);
    const seen: number[] = [];
    let cursor: string | null = '';
    for (let turn = 0; cursor !== null && turn < 5; turn += 1) {
      const { items, next }: DeskContents = await list({ text: 'altra', ...(cursor ? { cursor } : {}) });
      seen.push(...items.map(({ id }) => id));
      cursor = next;
    }
    expect(new Set(seen).size).toBe(60);
    expect(seen).toHaveLength(60);
    expect((await editor.get('/api/desk/contents?cursor=fals')).status).toBe(400);
  });

  it('shows alerts to readers until they end or are withdrawn', async () => {
    const publish = (over: Record<string, unknown> = {}) =>
      editor.post('/api/desk/alerts', { title: 'Tanca el port', hours: 1, ...over });
    const at = (await editor.get(`/api/desk/contents/${stories[0]}`)).response as { path: string };
    for (let twice = 0; twice < 2; twice += 1)
      expect((await publish({ href: at.path, isBreaking: true })).status).toBe(200);
    const { alerts } = (await editor.get('/api/desk/alerts')).response as { alerts: { id: number }[] };
    expect(alerts).toMatchObject([{ title: 'Tanca el port', isShown: true, isBreaking: true }]);
    expect(await page()).toMatchObject({ breaking: { title: 'Tanca el port', link: { href: at.path } } });
    expect((await reader.get('/api/front/alerts')).response).toMatchObject({
      alerts: [{ title: 'Tanca el port', link: { href: at.path } }],
    });
    expect((await editor.post(`/api/desk/alerts/${alerts[0]?.id}/withdraw`, {})).status).toBe(200);
    expect((await editor.post(`/api/desk/alerts/${alerts[0]?.id}/withdraw`, {})).status).toBe(404);
    expect(await page()).not.toHaveProperty('breaking');
    expect(await acts(`alert:${alerts[0]?.id}`)).toEqual(['front.banner', 'front.banner', 'alert.withdraw']);
    for (const href of ['//evil.example/', '/\\evil.example', 'javascript:alert(1)', 'port'])
      expect((await publish({ href })).status).toBe(400);
    expect((await publish({ title: ' ' })).status).toBe(400);
    expect((await publish({ hours: 1_000 })).status).toBe(400);
  });

  it('allows only editors to change anything', async () => {
    const calls: [string, string, unknown?][] = [
      ['POST', '/api/desk/front/pin', { contentId: stories[0], place: 0 }],
      ['POST', '/api/desk/front/move', { contentId: stories[0], move: 'up' }],
      ['POST', '/api/desk/front/unpin', { contentId: stories[0] }],
      ['POST', '/api/desk/alerts', { title: 'x', hours: 1 }],
      ['POST', '/api/desk/alerts/1/withdraw', {}],
      ['POST', `/api/desk/contents/${stories[0]}/withdraw`, {}],
      ['POST', `/api/desk/contents/${stories[0]}/restore`, {}],
      ['POST', `/api/desk/contents/${stories[0]}/reschedule`, { at: '2026-03-18T09:00:00Z' }],
      ['POST', `/api/desk/contents/${stories[0]}/corrections`, { text: 'x' }],
      ['DELETE', `/api/desk/contents/${stories[0]}/corrections/1`],
    ];
    for (const [method, path, body] of calls) {
      const ask = (who: TestReader) => (method === 'POST' ? who.post(path, body) : who.ask('DELETE', path));
      expect((await ask(moderator)).status, path).toBe(403);
      expect((await ask(reader)).status, path).toBe(401);
    }
    for (const path of ['/api/desk/front', '/api/desk/alerts', '/api/desk/contents']) {
      expect((await moderator.get(path)).status).toBe(200);
      expect((await reader.get(path)).status).toBe(401);
    }
  });
});

describe('moving a pin', () => {
  it('keeps all pins, each once, whatever the move', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 8 });
    const moves = fc.array(fc.tuple(fc.nat(8), fc.constantFrom('first', 'up', 'down')));
    fc.assert(
      fc.property(ids, moves, (start, steps) => {
        const end = steps.reduce(
          (order, [at, move]) => moved(order, start[at % start.length] ?? 0, move),
          start,
        );
        expect([...end].sort()).toEqual([...start].sort());
      }),
    );
  });
});
