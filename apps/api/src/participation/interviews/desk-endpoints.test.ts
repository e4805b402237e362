import {
  type DESK_ACTS,
  DESK_ROLES,
  type DeskRole,
  deskInterviewsSchema,
  INTERVIEW_DESK_ENDPOINTS,
  mayAct,
} from '@portal/model/newsroom';
import { asc, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { media } from '../../platform/media/tables';
import { brokenLine } from '../../sites/desk-kit/log';
import { deskLog } from '../../sites/desk-kit/tables';
import { sections } from '../../sites/tables';
import { ENGINES } from '../../testing/database';
import { newEditor, type TestEditor } from '../../testing/desk';
import {
  act,
  ask,
  onPage,
  queueOf,
  seenBy,
  type TestInterviews,
  testInterviews,
} from '../../testing/interviews';

const FORM = {
  guestName: 'Neus Aragall',
  guestRole: 'Meteoròloga',
  opening: 'Bon dia.',
  goodbye: 'Adeu.',
  start: '2026-03-18T10:00:00Z',
  end: null,
  questionLimit: 3,
  title: 'Neus Aragall respon',
  section: 'societat',
};
const path = INTERVIEW_DESK_ENDPOINTS.interviews.path;

describe.each(ENGINES)('desk endpoints for interviews, on %s', (engine) => {
  let test: TestInterviews;
  const people = new Map<DeskRole, TestEditor>();
  const by = (role: DeskRole): TestEditor => {
    const found = people.get(role);
    if (!found) throw new Error(role);
    return found;
  };
  beforeAll(async () => {
    test = await testInterviews(engine);
    for (const role of DESK_ROLES)
      people.set(role, await newEditor(test, `${role}@prova.example`, role, role));
  });
  afterAll(() => test.database.remove());

  const one = async (id: string) =>
    v.parse(deskInterviewsSchema, (await by('editor').get(`${path}?id=${id}`)).response).interviews[0];
  const made = async (over: object = {}) => {
    const answer = await by('editor').post(path, { ...FORM, ...over });
    expect(answer.status).toBe(200);
    return v.parse(v.object({ contentId: v.string() }), answer.response).contentId;
  };
  const asked = async (id: string, question = 'Plourà demà?') => {
    const { reader } = await test.readers.loggedIn();
    expect((await ask(reader, id, question)).status).toBe(200);
    const own = (await seenBy(reader, id)).own[0]?.id ?? '';
    return { reader, own };
  };

  it('lets an editor create one with its own content, change, close and reopen it', async () => {
    const id = await made();
    const [row] = await test.database.db
      .select()
      .from(contents)
      .where(eq(contents.id, Number(id)));
    expect(row).toMatchObject({ type: 'digitalinterview', title: FORM.title });
    expect(row?.path).toMatch(/^\/societat\/neus-aragall-respon(-\d+)?\/$/);
    expect(await one(id)).toMatchObject({ state: 'open', guestName: 'Neus Aragall', counts: { waiting: 0 } });
    const change = { ...FORM, guestName: 'Neus A.', end: '2027-01-01T00:00:00Z' };
    expect((await by('editor').post(`${path}/${id}`, change)).status).toBe(200);
    expect(await one(id)).toMatchObject({ guestName: 'Neus A.', end: '2027-01-01T00:00:00.000Z' });
    const closing = (isClosed: boolean) => by('editor').post(`${path}/${id}/closing`, { isClosed });
    expect((await closing(true)).status).toBe(200);
    expect((await closing(true)).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'closed' });
    expect((await closing(false)).status).toBe(200);
    expect(await one(id)).toMatchObject({ state: 'open', closed: null });
    const lines = await test.database.db
      .select({ act: deskLog.act })
      .from(deskLog)
      .where(eq(deskLog.subject, `interview:${id}`))
      .orderBy(asc(deskLog.line));
    expect(lines.map((line) => line.act)).toEqual([
      'interview.create',
      'interview.change',
      'interview.close',
      'interview.reopen',
    ]);
  });

  it('shows a portrait from the library under the guest’s current name, until it is removed', async () => {
    const id = await made();
    const src = `/media/${'b'.repeat(20)}/full/850.jpg`;
    await test.database.db
      .insert(media)
      .values({ id: 'b'.repeat(20), mime: 'image/jpeg', width: 1_200, height: 1_200, bytes: 9 });
    const portray = (picture: string, who: DeskRole = 'editor') =>
      by(who).post(`${path}/${id}/portrait`, { picture });
    expect((await portray(src, 'moderator')).status).toBe(403);
    for (const wrong of ['/media/00000000000000000000/full/850.jpg', `https://altre.example${src}`, 'x'])
      expect(await portray(wrong)).toMatchObject({ status: 400, issues: [{ field: 'picture' }] });
    expect((await portray(src)).status).toBe(200);
    expect((await one(id))?.guestImage).toMatchObject({ alt: 'Neus Aragall' });
    await by('editor').post(`${path}/${id}`, { ...FORM, guestName: 'Neus A.' });
    expect((await one(id))?.guestImage).toMatchObject({ alt: 'Neus A.' });
    expect((await portray('')).status).toBe(200);
    expect((await one(id))?.guestImage).toBeNull();
    const lines = await test.database.db
      .select({ act: deskLog.act })
      .from(deskLog)
      .where(eq(deskLog.subject, `interview:${id}`));
    expect(lines.filter((line) => line.act === 'interview.change')).toHaveLength(3);
  });

  it('reopens one that has ended by itself, without an end', async () => {
    const id = await made({ start: '2026-01-01T10:00:00Z', end: '2026-01-01T12:00:00Z' });
    expect(await one(id)).toMatchObject({ state: 'closed', closed: null });
    await by('editor').post(`${path}/${id}/closing`, { isClosed: false });
    expect(await one(id)).toMatchObject({ state: 'open', end: null });
  });

  it.each([
    [{ title: ' ' }, 'title'],
    [{ section: 'enlloc' }, 'section'],
    [{ guestName: '' }, 'guestName'],
    [{ guestRole: 'x'.repeat(121) }, 'guestRole'],
    [{ opening: 'x'.repeat(2_001) }, 'opening'],
    [{ start: 'demà' }, 'start'],
    [{ start: '0000-03-18T10:00:00Z' }, 'start'],
    [{ start: '2026-02-30T10:00:00Z' }, 'start'],
    [{ end: '9999-03-18T10:00:00Z' }, 'end'],
    [{ end: '2026-03-18T09:00:00Z' }, 'end'],
    [{ questionLimit: 0 }, 'questionLimit'],
    [{ questionLimit: 21 }, 'questionLimit'],
  ])('refuses %j', async (over, field) => {
    const answer = await by('editor').post(path, { ...FORM, ...over });
    expect(answer).toMatchObject({ status: 400, issues: [{ field }] });
  });

  it('takes a question from waiting to the guest, to the page, corrected, and off it again', async () => {
    const id = await made();
    const { reader, own } = await asked(id);
    const editor = by('editor');
    const version = async () =>
      (
        await Promise.all(
          (['waiting', 'chosen', 'answered'] as const).map((view) => queueOf(editor, id, view)),
        )
      )
        .flat()
        .find((question) => question.id === own)?.version;
    expect((await act(by('moderator'), id, own, { act: 'choose' })).status).toBe(200);
    expect((await seenBy(reader, id)).own).toMatchObject([{ state: 'chosen' }]);
    expect(await onPage(test, id)).toMatchObject({ count: 0 });
    await act(editor, id, own, { act: 'draft', answer: 'Potser sí', version: await version() });
    expect(await queueOf(editor, id, 'chosen')).toMatchObject([{ draft: 'Potser sí', answer: '' }]);
    const stale = await act(editor, id, own, { act: 'answer', answer: 'No.', version: 0 });
    expect(stale).toMatchObject({ status: 409, code: 'QUESTION_CHANGED' });
    const said = { act: 'answer', answer: 'Sí.\n\nI molt.', version: await version() };
    expect((await act(editor, id, own, said)).status).toBe(200);
    expect((await onPage(test, id)).items).toMatchObject([{ answer: '<p>Sí.</p><p>I molt.</p>' }]);
    expect((await one(id))?.counts).toEqual({ waiting: 0, chosen: 0, answered: 1, refused: 0 });
    await act(editor, id, own, { act: 'answer', answer: 'Sí, i molt.', version: await version() });
    expect((await onPage(test, id)).items).toMatchObject([{ answer: '<p>Sí, i molt.</p>' }]);
    expect(await act(editor, id, own, { act: 'refuse', ground: 'spam' })).toMatchObject({
      status: 409,
      code: 'QUESTION_STATE',
    });
    expect((await act(editor, id, own, { act: 'unanswer' })).status).toBe(200);
    expect(await onPage(test, id)).toMatchObject({ count: 0 });
    expect(await queueOf(editor, id, 'chosen')).toMatchObject([{ draft: 'Sí, i molt.' }]);
    const lines = await test.database.db
      .select({ act: deskLog.act })
      .from(deskLog)
      .where(eq(deskLog.subject, `question:${own}`))
      .orderBy(asc(deskLog.line));
    expect(lines.map((line) => line.act)).toEqual([
      'question.choose',
      'question.draft',
      'question.answer',
      'question.correct',
      'question.unanswer',
    ]);
    expect(await brokenLine(test.database.db, 'prova')).toBeNull();
  });

  it("requires a ground to refuse a question, shows it to the question's author, and undoes the refusal", async () => {
    const id = await made();
    const { reader, own } = await asked(id, 'Compra’t un paraigua aquí, bo i barat');
    const moderator = by('moderator');
    expect(await act(moderator, id, own, { act: 'refuse' })).toMatchObject({ status: 400 });
    expect((await act(moderator, id, own, { act: 'refuse', ground: 'spam' })).status).toBe(200);
    expect((await seenBy(reader, id)).own).toMatchObject([{ state: 'refused', ground: 'spam' }]);
    expect((await act(moderator, id, own, { act: 'restore' })).status).toBe(200);
    expect((await seenBy(reader, id)).own).toMatchObject([{ state: 'waiting', ground: null }]);
  });

  it('reorders answers', async () => {
    const id = await made();
    const owns: string[] = [];
    for (const question of ['La primera pregunta?', 'La segona pregunta?', 'La tercera pregunta?']) {
      const { own } = await asked(id, question);
      owns.push(own);
      await act(by('editor'), id, own, { act: 'answer', answer: 'Sí.', version: 0 });
    }
    const [first = '', second = '', third = ''] = owns;
    const order = async () => (await onPage(test, id)).items.map((question) => question.id);
    expect(await order()).toEqual([first, second, third]);
    await act(by('editor'), id, third, { act: 'up' });
    await act(by('editor'), id, first, { act: 'down' });
    expect(await order()).toEqual([third, first, second]);
    // The first one cannot move further up.
    expect((await act(by('editor'), id, third, { act: 'up' })).status).toBe(200);
    expect(await order()).toEqual([third, first, second]);
  });

  it('limits each endpoint to its roles: no other site, no reader, no stranger', async () => {
    const id = await made();
    const { reader, own } = await asked(id);
    const calls = [
      ['interview.create', (who) => who.post(path, FORM)],
      ['interview.change', (who) => who.post(`${path}/${id}`, FORM)],
      ['interview.close', (who) => who.post(`${path}/${id}/closing`, { isClosed: true })],
      ['interview.reopen', (who) => who.post(`${path}/${id}/closing`, { isClosed: false })],
      ['question.choose', (who) => act(who, id, own, { act: 'choose' })],
      ['question.restore', (who) => act(who, id, own, { act: 'restore' })],
      ['question.refuse', (who) => act(who, id, own, { act: 'refuse', ground: 'other' })],
      ['question.draft', (who) => act(who, id, own, { act: 'draft', answer: 'x', version: 99 })],
      ['question.answer', (who) => act(who, id, own, { act: 'answer', answer: 'x', version: 99 })],
      ['question.unanswer', (who) => act(who, id, own, { act: 'unanswer' })],
      ['question.move', (who) => act(who, id, own, { act: 'up' })],
    ] as const satisfies readonly (readonly [
      keyof typeof DESK_ACTS,
      (who: Pick<TestEditor, 'post' | 'get' | 'ask'> & TestEditor) => Promise<{ status: number }>,
    ])[];
    for (const [name, call] of calls)
      for (const role of DESK_ROLES) {
        const { status } = await call(by(role));
        const expected = mayAct(role, name) ? expect.not.stringMatching(/^(401|403|404)$/) : '403';
        expect([name, role, String(status)]).toEqual([name, role, expected]);
      }
    for (const who of [reader, test.readers.browser()]) {
      expect(await who.get(path)).toMatchObject({ status: 401 });
      expect(await who.get(`${path}/${id}/questions`)).toMatchObject({ status: 401 });
      expect(await who.post(path, FORM)).toMatchObject({ status: 401 });
      expect(await act(who, id, own, { act: 'choose' })).toMatchObject({ status: 401 });
    }
    // Cross-origin request.
    const elsewhere = await by('editor').ask('POST', path, FORM, { origin: 'https://altre.example' });
    expect(elsewhere.status).toBe(403);
    expect(await by('editor').get(`${path}/999999/questions`)).toMatchObject({ status: 404 });
    expect(await by('editor').get(`${path}/${id}/questions?cursor=xxx`)).toMatchObject({ status: 400 });
    expect(await act(by('editor'), id, '999999', { act: 'choose' })).toMatchObject({ status: 404 });
    expect(await test.database.db.$count(sections)).toBeGreaterThan(0);
  });
});
