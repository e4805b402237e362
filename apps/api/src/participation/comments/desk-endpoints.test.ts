import { endpointPath } from '@portal/model';
import { COMMENT_ENDPOINTS } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brokenLine } from '../../sites/desk-kit/log';
import { type TestCommentDesk, testCommentDesk } from '../../testing/comment-desk';
import { ENGINES } from '../../testing/database';
import {
  mineOf,
  ownOf,
  pageOf,
  post,
  report,
  type TestDiscussion,
  testDiscussion,
} from '../../testing/discussion';
import type { TestReader } from '../../testing/reader';
import type { QueuedComment } from './queue';

const RULES = '{ held: [cacic], refused: [idiota], hideAfterReports: 1 }';
const MINUTE = 60_000;

describe.each(ENGINES)('desk endpoints for comments, on %s', (engine) => {
  let test: TestDiscussion;
  let desk: TestCommentDesk;
  const moderator = () => desk.reader();
  beforeAll(async () => {
    test = await testDiscussion(engine, RULES, { settings: { limits: false } });
    desk = await testCommentDesk(test);
  });
  beforeEach(() => {
    desk.role = 'moderator';
  });
  afterAll(() => test?.database.remove());

  const queue = async (query = ''): Promise<QueuedComment[]> => {
    const { response } = await moderator().get(`/api/desk/comments${query}`);
    return Object(response).items;
  };
  const moderate = (act: string, ids: (string | number)[], over: Record<string, unknown> = {}) =>
    moderator().post('/api/desk/comments/moderate', { act, ids: ids.map(Number), ...over });
  const batchOf = ({ response }: { response: unknown }): string => Object(response).batch;
  const undo = async (batch: string): Promise<number[]> =>
    Object((await moderator().post('/api/desk/comments/undo', { batch })).response).restored;
  const stand = (accountId: string | null, standing: string | null, over = {}) =>
    moderator().post('/api/desk/comments/reader', { accountId: Number(accountId), standing, ...over });
  /** Posts a comment that a rule refuses, and appeals. */
  const appealed = async (reader: TestReader, email: string, id: number, words: string) => {
    await post(reader, id, words);
    const token = await test.tokenTo(email);
    await test.readers.browser().post('/api/front/comment-appeal', { token, text: 'És un personatge' });
  };
  const waiting = async (): Promise<{ id: number; text: string }[]> =>
    Object((await moderator().get('/api/desk/comments/appeals')).response).appeals;
  const answer = (appeal: number | undefined, outcome: string) =>
    moderator().post('/api/desk/comments/appeals', { id: appeal, outcome });
  const sent = async (address: string) => {
    await test.outbox.send();
    return test.emails.filter(({ to }) => to === address);
  };
  const count = async (id: number) => (await pageOf(test.readers.browser(), id)).count;
  const actsOf = async (subject: string) =>
    (
      await test.database.db.execute<{ act: string }>(
        sql`select act from desk_log where subject = ${subject} order by line`,
      )
    ).rows.map(({ act }) => act);

  it('lists waiting comments of all stories, filtered by reader, story and word', async () => {
    const [one, other] = [await test.story(), await test.story({ title: 'El port nou' })];
    const { reader, user } = await test.readers.loggedIn();
    const { reader: second } = await test.readers.loggedIn();
    const held = ownOf(await post(reader, one, 'El cacic ja ho sap 100%')).id;
    await post(second, other, 'Un altre cacic del poble');
    const reported = ownOf(await post(second, other, 'Això no és veritat, no')).id;
    await report(reader, reported, 'off-topic');
    expect((await queue()).map(({ id }) => String(id))).toEqual(expect.arrayContaining([held, reported]));
    expect(await queue(`?reader=${user.id}`)).toMatchObject([
      { id: Number(held), rule: 'held-word', text: 'El cacic ja ho sap 100%', title: 'El moll de Llevant' },
    ]);
    expect(await queue(`?story=${other}`)).toHaveLength(2);
    expect(await queue(`?word=${encodeURIComponent('SAP 100%')}`)).toHaveLength(1);
    expect(await queue(`?word=${encodeURIComponent('s_p 1')}`)).toHaveLength(0);
    expect((await queue(`?story=${other}`)).find(({ id }) => String(id) === reported)).toMatchObject({
      state: 'held',
      rule: 'reported',
      reports: [{ reason: 'off-topic' }],
    });
    expect((await moderator().get('/api/desk/comments?cursor=x')).status).toBe(400);
  });

  it('publishes a comment and notifies only its reporters', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    const { reader: other, form: reporter } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, 'Ho ha dit l’alcalde mateix')).id;
    await report(other, comment);
    expect(await count(id)).toBe(0);
    expect((await moderate('publish', [comment])).response).toMatchObject({ changed: [Number(comment)] });
    expect(await count(id)).toBe(1);
    test.clock.goOn(2 * MINUTE);
    expect((await sent(reporter.email)).at(-1)?.text).toContain('s’ha de continuar veient');
    expect((await sent(form.email)).filter(({ text }) => text.includes('no mostrar el comentari'))).toEqual(
      [],
    );
    // Approved once, it is hidden again after new reports.
    const { reader: third } = await test.readers.loggedIn();
    await report(other, comment);
    expect(await count(id)).toBe(1);
    await report(third, comment, 'hate');
    expect(await count(id)).toBe(0);
    expect(await actsOf(`comment:${comment}`)).toEqual(['comment.hold', 'comment.publish', 'comment.hold']);
  });

  it('requires a ground to refuse, and emails it once the decision can no longer be undone', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, 'Compreu els meus llibres, que són bons')).id;
    expect((await moderate('refuse', [comment])).status).toBe(400);
    await moderate('refuse', [comment], { ground: 'spam', note: 'Ja ho vam avisar' });
    expect(await count(id)).toBe(0);
    expect((await mineOf(reader, id)).reader.own).toMatchObject([{ state: 'refused' }]);
    expect((await sent(form.email)).filter(({ text }) => text.includes('Motiu'))).toEqual([]);
    test.clock.goOn(2 * MINUTE);
    const statement = (await sent(form.email)).at(-1)?.text ?? '';
    expect(statement).toContain('publicitat o correu brossa — Ja ho vam avisar');
    expect(statement).toContain('Ho ha decidit una persona de la redacció');
  });

  it('does not republish by an undo a text that its author has edited meanwhile', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, 'Una opinió sobre el port')).id;
    const batch = batchOf(await moderate('hold', [comment], { ground: 'insult' }));
    test.clock.goOn(MINUTE / 4);
    const changed = await reader.ask('PATCH', endpointPath(COMMENT_ENDPOINTS.edit, comment), {
      comment: 'El cacic, altre cop',
    });
    expect(ownOf(changed).state).toBe('held');
    expect(await undo(batch)).toEqual([]);
    expect(await count(id)).toBe(0);
    expect(await queue(`?story=${id}`)).toMatchObject([{ state: 'held' }]);
  });

  it('decides on many comments at once, and undoes it without a trace', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    const { reader: other, form: reporter } = await test.readers.loggedIn();
    const ids = [
      ownOf(await post(reader, id, 'Primera opinió sobre el port')).id,
      ownOf(await post(reader, id, 'Segona opinió, sobre el cacic')).id,
    ];
    const reported = ownOf(await post(reader, id, 'Tercera opinió, denunciada')).id;
    await report(other, reported);
    await test.outbox.send();
    const before = (await sent(form.email)).length;
    const batch = batchOf(await moderate('refuse', [...ids, reported], { ground: 'off-topic' }));
    expect(await queue(`?story=${id}`)).toEqual([]);
    expect(await undo(batch)).toHaveLength(3);
    expect(await undo(batch)).toEqual([]);
    expect(await count(id)).toBe(1);
    expect(await queue(`?story=${id}`)).toMatchObject([
      { state: 'held', rule: 'reported', reports: [{ reason: 'insult' }] },
      { state: 'held', rule: 'held-word' },
    ]);
    test.clock.goOn(5 * MINUTE);
    expect(await sent(form.email)).toHaveLength(before);
    expect((await sent(reporter.email)).filter(({ text }) => text.includes('denunciar a'))).toEqual([]);
    expect((await actsOf(`comment:${ids[0]}`)).at(-1)).toBe('comment.restore');
  });

  it('notifies recipients of an earlier email that a decision was withdrawn', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, 'Una opinió ben raonada')).id;
    const batch = batchOf(await moderate('refuse', [comment], { ground: 'other' }));
    test.clock.goOn(2 * MINUTE);
    await test.outbox.send();
    await undo(batch);
    expect((await sent(form.email)).at(-1)?.subject).toContain('Hem rectificat');
  });

  it('does not undo later decisions, removals by the author, or comments of other sites', async () => {
    const id = await test.story();
    const { reader } = await test.readers.loggedIn();
    const comment = ownOf(await post(reader, id, 'Una altra opinió raonada')).id;
    const batch = batchOf(await moderate('hold', [comment], { ground: 'other' }));
    await moderate('publish', [comment]);
    expect(await undo(batch)).toEqual([]);
    await reader.ask('DELETE', `/api/front/comment/${comment}`);
    expect((await moderate('publish', [comment, 999_999])).response).toMatchObject({ changed: [] });
  });

  it('suspends a reader with a reason, marks the reader as trusted, and reverts both', async () => {
    const id = await test.story();
    const { reader, form, user } = await test.readers.loggedIn();
    expect((await stand(user.id, 'suspended')).status).toBe(400);
    expect((await stand(user.id, 'suspended', { ground: 'hate' })).status).toBe(200);
    expect((await mineOf(reader, id)).reader.writer).toBe('suspended');
    expect(await post(reader, id, 'Torno a ser aquí')).toMatchObject({ status: 403, code: 'SUSPENDED' });
    expect((await sent(form.email)).at(-1)?.text).toContain('odi contra persones');
    await stand(user.id, 'trusted');
    expect(ownOf(await post(reader, id, 'El cacic, ara sí que sí')).state).toBe('published');
    await stand(user.id, null);
    expect(ownOf(await post(reader, id, 'El cacic, ara ja no')).state).toBe('held');
    expect(await actsOf(`reader:${user.id}`)).toEqual(['reader.suspend', 'reader.trust', 'reader.release']);
  });

  it('turns on pre-moderation for one story if an editor asks for it', async () => {
    const id = await test.story();
    const ask = () => moderator().post('/api/desk/comments/thread', { contentId: id, moderation: 'before' });
    expect((await ask()).status).toBe(403);
    desk.role = 'editor';
    expect((await ask()).status).toBe(200);
    const { reader } = await test.readers.loggedIn();
    expect(ownOf(await post(reader, id, 'Bon dia a tothom qui llegeix')).state).toBe('held');
  });

  it('answers appeals by email, and shows the comment if upheld', async () => {
    const id = await test.story();
    const { reader, form } = await test.readers.loggedIn();
    await appealed(reader, form.email, id, 'L’idiota de Dostoievski és un llibre');
    await appealed(reader, form.email, id, 'Sou tots uns idiota, i prou');
    const [first, second] = await waiting();
    expect(first?.text).toContain('Dostoievski');
    expect((await answer(first?.id, 'upheld')).status).toBe(403);
    desk.role = 'editor';
    expect((await answer(first?.id, 'upheld')).status).toBe(200);
    expect((await answer(first?.id, 'rejected')).status).toBe(404);
    expect((await sent(form.email)).at(-1)?.subject).toContain('Hem rectificat');
    expect((await answer(second?.id, 'rejected')).status).toBe(200);
    expect((await sent(form.email)).at(-1)?.text).toContain('conté una paraula que no publiquem');
    expect(await waiting()).toEqual([]);
    expect(await pageOf(test.readers.browser(), id)).toMatchObject({
      count: 1,
      items: [{ html: '<p>L’idiota de Dostoievski és un llibre</p>' }],
    });
  });

  it('exports a year as CSV, and the log keeps every action', async () => {
    // Year with no data from other tests.
    const now = test.clock.now();
    const year = now.getUTCFullYear() + 1;
    test.clock.goOn(Date.UTC(year, 0, 2) - now.getTime());
    const id = await test.story();
    const { reader, form, user } = await test.readers.loggedIn();
    const { reader: other } = await test.readers.loggedIn();
    await appealed(reader, form.email, id, 'L’idiota de Dostoievski és un llibre');
    await appealed(reader, form.email, id, 'Sou tots uns idiota, i prou');
    const ids: string[] = [];
    for (const at of ['Primera', 'Segona', 'Tercera'])
      ids.push(ownOf(await post(reader, id, `${at} opinió sobre el port`)).id);
    await report(other, ids[0] ?? '', 'hate');
    expect(await undo(batchOf(await moderate('refuse', ids, { ground: 'off-topic' })))).toHaveLength(3);
    await stand(user.id, 'suspended', { ground: 'hate' });
    desk.role = 'editor';
    const [first, second] = await waiting();
    await answer(first?.id, 'upheld');
    await answer(second?.id, 'rejected');

    const csv = await desk.calls.request(`/api/desk/comments/report?year=${year}`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = (await csv.text()).split('\r\n');
    expect(lines[0]).toBe('year,measure,detail,by,count');
    expect(lines).toContain(`${year},appeals,rejected,,1`);
    expect(lines).toContain(`${year},appeals,upheld,,1`);
    expect(lines).toContain(`${year},decisions,refuse:refused-word,rule,2`);
    expect(lines).toContain(`${year},decisions,suspend:hate,person,1`);
    expect(lines).toContain(`${year},reports,hate,reader,1`);
    expect(lines).not.toContain(`${year},decisions,refuse:off-topic,person,3`);
    expect(await (await desk.calls.request('/api/desk/comments/report?year=2025')).text()).toBe(
      `${lines[0]}\r\n`,
    );
    expect((await desk.calls.request('/api/desk/comments/report?year=x')).status).toBe(400);
    expect(await brokenLine(test.database.db, 'prova')).toBeNull();
  });
});
