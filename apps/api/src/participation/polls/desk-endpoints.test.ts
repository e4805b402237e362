import { DESK_ROLES, deskPollsSchema, madePollSchema, POLL_DESK_ENDPOINTS } from '@portal/model/newsroom';
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { media } from '../../platform/media/tables';
import { brokenLine } from '../../sites/desk-kit/log';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import { optionIds, shownToAll, type TestPolls, testPolls, voteIn } from '../../testing/polls';

const FORM = {
  question: 'On ha d’anar el nou far?',
  options: ['A la Llosa', 'Al moll'],
  start: null,
  end: null,
  choices: 1,
  voters: 'readers',
  results: 'always',
  isChangeable: false,
  path: '',
  section: 'societat',
};
const HOUR = 3_600_000;

describe.each(ENGINES)('desk endpoints for polls, on %s', (engine) => {
  let test: TestPolls;
  let editor: TestEditor;
  beforeAll(async () => {
    test = await testPolls(engine);
    editor = await newEditor(test, 'pau@prova.example', 'editor', 'Pau Ferrer');
  });
  afterAll(() => test.database.remove());

  const path = POLL_DESK_ENDPOINTS.polls.path;
  const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR).toISOString();
  const made = async (over: object = {}) => {
    const answer = await editor.post(path, { ...FORM, ...over });
    expect(answer.status).toBe(200);
    return v.parse(madePollSchema, answer.response).contentId;
  };
  const one = async (id: string) =>
    v.parse(deskPollsSchema, (await editor.get(`${path}?id=${id}`)).response).polls[0];

  it('lets an editor create one with its own content, at a free address', async () => {
    // No other test uses this question, so both addresses are free.
    const question = 'Qui ha de guardar la torre?';
    const [first, second] = [await made({ question }), await made({ question })];
    const rows = await test.database.db
      .select()
      .from(contents)
      .where(and(eq(contents.type, 'poll'), eq(contents.title, question)));
    expect(rows.map((row) => row.path).sort()).toEqual([
      '/societat/qui-ha-de-guardar-la-torre-2/',
      '/societat/qui-ha-de-guardar-la-torre/',
    ]);
    expect(rows.map(({ id }) => String(id)).sort()).toEqual([first, second].sort());
    expect(await one(first)).toMatchObject({ state: 'active', title: question, poll: { votes: 0 } });
    expect((await one(first))?.poll.options.map(({ text }) => text)).toEqual(FORM.options);
  });

  it('creates one in an existing content without a poll', async () => {
    const id = await test.story();
    const [row] = await test.database.db.select().from(contents).where(eq(contents.id, id));
    const at = { path: row?.path ?? '', section: '' };
    expect(await made(at)).toBe(String(id));
    expect(await editor.post(path, { ...FORM, ...at })).toMatchObject({ status: 409, code: 'POLL_THERE' });
    const nowhere = await editor.post(path, { ...FORM, path: '/no/hi-es/' });
    expect(nowhere).toMatchObject({ status: 400, issues: [{ field: 'path', code: 'invalid' }] });
    expect((await editor.post(path, { ...FORM, section: '' })).issues).toMatchObject([{ field: 'section' }]);
  });

  it.each([
    [{ question: ' ' }, 'question'],
    [{ question: 'x'.repeat(201) }, 'question'],
    [{ options: ['Una'] }, 'options'],
    [{ options: Array.from({ length: 21 }, (_, at) => `${at}`) }, 'options'],
    [{ options: ['La mateixa', ' La mateixa '] }, 'options'],
    [{ options: ['Una', ''] }, 'options.1'],
    [{ choices: 3 }, 'choices'],
    [{ choices: 1.5 }, 'choices'],
    [{ start: '2026-03-19T10:00:00Z', end: '2026-03-19T09:00:00Z' }, 'end'],
    [{ start: 'demà' }, 'start'],
    [{ voters: 'ningú' }, 'voters'],
  ])('refuses %j', async (over, field) => {
    const { status, issues } = await editor.post(path, { ...FORM, ...over });
    expect([status, issues.map((issue) => issue.field)]).toEqual([400, [field]]);
  });

  it('sets library pictures on the options until the first vote', async () => {
    const id = await made();
    const src = `/media/${'c'.repeat(20)}/full/850.jpg`;
    await test.database.db
      .insert(media)
      .values({ id: 'c'.repeat(20), mime: 'image/jpeg', width: 1_200, height: 800, bytes: 9 });
    const [option = ''] = await optionIds(test.database.db, id);
    const show = (over: object = {}) =>
      editor.post(`${path}/${id}/pictures`, { option, picture: src, pictureAlt: 'El cap', ...over });
    expect(await show({ picture: 'x' })).toMatchObject({ status: 400, issues: [{ field: 'picture' }] });
    expect((await show({ option: '999999' })).status).toBe(404);
    expect((await show({ option: '1 or 1' })).status).toBe(400);
    expect((await show()).status).toBe(200);
    expect((await shownToAll(editor, id)).options[0]?.image).toMatchObject({ alt: 'El cap' });
    expect((await show({ picture: '' })).status).toBe(200);
    expect((await shownToAll(editor, id)).options[0]?.image).toBeUndefined();
    const { reader } = await test.readers.loggedIn();
    expect((await voteIn(reader, id, option)).status).toBe(200);
    expect(await show()).toMatchObject({ status: 409, code: 'POLL_STARTED' });
  });

  it('allows changes until the first vote, then only of the end; logs each action', async () => {
    const id = await made({ start: inHours(1), end: inHours(3) });
    const change = (over: object) => editor.post(`${path}/${id}`, { ...FORM, ...over });
    const end = (to: string | null) => editor.post(`${path}/${id}/end`, { end: to });
    expect((await change({ options: ['A la Llosa', 'Enlloc', 'Al moll'], end: inHours(3) })).status).toBe(
      200,
    );
    expect((await one(id))?.poll.options.map(({ text }) => text)).toEqual([
      'A la Llosa',
      'Enlloc',
      'Al moll',
    ]);
    const { reader } = await test.readers.loggedIn();
    const [option = ''] = await optionIds(test.database.db, id);
    expect((await voteIn(reader, id, option)).status).toBe(200);
    expect(await change({ question: 'Una altra?' })).toMatchObject({ status: 409, code: 'POLL_STARTED' });
    expect((await end('2026-01-01T00:00:00Z')).issues).toMatchObject([{ field: 'end' }]);
    expect((await end(inHours(5))).status).toBe(200);
    expect((await Promise.all([end('now'), end('now')])).map(({ status }) => status)).toEqual([200, 200]);
    expect(await one(id)).toMatchObject({ state: 'finished', poll: { votes: 1 } });
    expect((await end(null)).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'active' });
    expect((await shownToAll(reader, id)).votes).toBe(1);
    const { response } = await editor.get(`/api/desk/log?subject=poll:${id}`);
    const acts = JSON.stringify(response).match(/poll\.\w+/g);
    expect(acts).toEqual(['poll.reopen', 'poll.close', 'poll.change', 'poll.change', 'poll.create']);
    expect(await brokenLine(test.database.db, 'prova')).toBe(null);
  });

  it('lets every role read and editors change polls; rejects readers, visitors and cross-origin requests', async () => {
    const id = await made();
    const calls = [
      [path, FORM],
      [`${path}/${id}`, FORM],
      [`${path}/${id}/end`, { end: 'now' }],
    ] as const;
    for (const role of DESK_ROLES) {
      const who = await newEditor(test, `${role}@prova.example`, role);
      expect((await who.get(path)).status).toBe(200);
      for (const [call, body] of calls)
        expect((await who.post(call, body)).status).toBe(role === 'moderator' ? 403 : 200);
      await who.post(`${path}/${id}/end`, { end: null });
    }
    const { reader } = await test.readers.loggedIn();
    for (const stranger of [reader, test.readers.browser()]) {
      expect((await stranger.get(path)).status).toBe(401);
      for (const [call, body] of calls) expect((await stranger.post(call, body)).status).toBe(401);
    }
    for (const [call, body] of calls)
      expect((await editor.ask('POST', call, body, { origin: 'https://dolent.example' })).status).toBe(403);
    for (const wrong of ['999999', 'x', '9'.repeat(30)])
      expect((await editor.post(`${path}/${wrong}/end`, { end: 'now' })).status).toBe(404);
  });
});
