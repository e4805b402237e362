import { endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteByAlias } from '../../sites/find';
import { ENGINES } from '../../testing/database';
import {
  commenters,
  mineOf,
  ownOf,
  pageOf,
  post,
  report,
  type TestDiscussion,
  testDiscussion,
} from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';
import { moderate } from './moderation';
import { comments, readerStandings } from './tables';

const RULES = '{ held: [cacic], refused: [idiota], hideAfterReports: 2 }';
const MINUTE = 60_000;
const ORIGIN = 'https://prova.example';

describe.each(ENGINES)('edits of comments, on %s', (engine) => {
  let test: TestDiscussion;
  let anna: TestReader;
  let pere: TestReader;
  let visitor: TestReader;
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    ({ anna, pere, visitor } = await commenters(test));
  });
  afterAll(() => test?.database.remove());

  const edit = (reader: TestReader, id: string, comment: string) =>
    reader.ask('PATCH', endpointPath(COMMENT_ENDPOINTS.edit, id), { comment });
  const htmlOf = async (story: number) => (await pageOf(visitor, story)).items.map(({ html }) => html);
  const rowOf = async (id: string) => {
    const [row] = await test.database.db
      .select()
      .from(comments)
      .where(eq(comments.id, Number(id)));
    return row;
  };
  const holdAtDesk = async (id: string) => {
    const { database, clock, outbox } = test;
    const site = await siteByAlias(database.db, 'prova');
    if (!site) throw new Error('no site');
    await moderate(
      { db: database.db, now: clock.now, outbox },
      { id: 7, name: 'Mireia Soler', site: 'prova', role: 'moderator' },
      { site, origin: ORIGIN },
      { act: 'hold', ids: [Number(id)], ground: 'insult' },
    );
  };

  it('are allowed to the author for five minutes, and to nobody else', async () => {
    const story = await test.story();
    const comment = ownOf(await post(anna, story, 'El port és tencat')).id;
    expect((await edit(pere, comment, 'Ha!')).status).toBe(403);
    test.clock.goOn(MINUTE);
    const edited = ownOf(await edit(anna, comment, 'El port és tancat'));
    expect(edited).toMatchObject({ text: 'El port és tancat', editedAt: test.clock.now().toISOString() });
    expect(await edit(anna, comment, 'idiota')).toMatchObject({ status: 422 });
    expect(await htmlOf(story)).toEqual(['<p>El port és tancat</p>']);
    expect(ownOf(await edit(anna, comment, 'El cacic')).state).toBe('held');
    expect(await pageOf(visitor, story)).toMatchObject({ count: 0, items: [] });
    test.clock.goOn(5 * MINUTE);
    expect(await edit(anna, comment, 'Tard')).toMatchObject({ code: 'TOO_LATE' });
  });

  const HELD: [string, string, string | null, (id: string) => Promise<unknown>][] = [
    ['a held word', 'El cacic ja ho sap', 'held-word', async () => undefined],
    [
      'reports by readers',
      'El que diu l’alcalde és fals',
      'reported',
      async (id) => {
        const { reader } = await test.readers.loggedIn();
        for (const one of [pere, reader]) expect((await report(one, id)).status).toBe(200);
      },
    ],
    ['the newsroom', 'Tots els del poble són iguals', null, holdAtDesk],
  ];
  it.each(HELD)('do not publish a comment that is held by %s', async (_, text, rule, hold) => {
    const story = await test.story();
    const comment = ownOf(await post(anna, story, text)).id;
    await hold(comment);
    test.clock.goOn(MINUTE);
    const edited = ownOf(await edit(anna, comment, `Una frase sense res (${story})`));
    expect(edited).toMatchObject({ state: 'held', text: `Una frase sense res (${story})` });
    expect(await rowOf(comment)).toMatchObject({ state: 'held', rule });
    expect(await pageOf(visitor, story)).toMatchObject({ count: 0, items: [] });
    expect((await mineOf(anna, story)).reader.own).toMatchObject([{ id: comment, state: 'held' }]);
  });

  it('are rejected if the comment was refused or removed', async () => {
    const story = await test.story();
    const refused = ownOf(await post(anna, story, 'Ets un idiota, tu')).id;
    expect(await edit(anna, refused, 'Ets un bon amic, tu')).toMatchObject({ status: 409, code: 'TOO_LATE' });
    const removed = ownOf(await post(anna, story, 'Això no ho volia dir')).id;
    expect((await anna.ask('DELETE', endpointPath(COMMENT_ENDPOINTS.remove, removed))).status).toBe(200);
    expect((await edit(anna, removed, 'Ara sí que ho vull dir')).status).toBe(404);
    expect(await rowOf(refused)).toMatchObject({ state: 'refused', text: 'Ets un idiota, tu' });
    expect(await rowOf(removed)).toMatchObject({ state: 'removed', text: '' });
    expect(await pageOf(visitor, story)).toMatchObject({ count: 0, items: [] });
  });

  it('are rejected from a suspended reader', async () => {
    const story = await test.story();
    const { reader, user } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, story, 'Encara hi puc escriure')).id;
    const suspended = { site: 'prova', accountId: Number(user.id), standing: 'suspended' } as const;
    await test.database.db.insert(readerStandings).values({ ...suspended, since: test.clock.now() });
    expect(await edit(reader, comment, 'Ja no hi puc escriure')).toMatchObject({
      status: 403,
      code: 'SUSPENDED',
    });
    expect(await htmlOf(story)).toEqual(['<p>Encara hi puc escriure</p>']);
  });
});
