import { endpointPath, rectificationAnchor } from '@portal/model';
import {
  DESK_ROLES,
  deskLogSchema,
  HOME_DESK_ENDPOINTS,
  LOG_DESK_ENDPOINTS,
  RECTIFICATION_DESK_ENDPOINTS,
} from '@portal/model/newsroom';
import { RECTIFICATION_ENDPOINTS } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { ENGINES } from '../../testing/database';
import { addOtherSite, newEditor, type TestEditor } from '../../testing/desk';
import { type TestDiscussion, testDiscussion } from '../../testing/discussion';
import {
  actOn,
  deskRequests,
  rectificationForm as form,
  receiptOf,
  requestRow,
} from '../../testing/rectifications';
import { rectificationsOf } from './published';
import { rectifications } from './tables';

const PATH = '/societat/historia-1/';
const DAY_MS = 86_400_000;
const REFUSAL = { act: 'refuse', ground: 'not-facts', note: 'És una opinió sobre l’alcalde.' };

describe.each(ENGINES)('desk endpoints for rectifications, on %s', (engine) => {
  let test: TestDiscussion;
  let chief: TestEditor;
  let editor: TestEditor;
  let moderator: TestEditor;
  beforeAll(async () => {
    test = await testDiscussion(engine);
    chief = await newEditor(test, 'cap@prova.example', 'chief');
    editor = await newEditor(test, 'mar@prova.example', 'editor', 'Mar Vidal');
    moderator = await newEditor(test, 'pau@prova.example', 'moderator');
  });
  beforeEach(async () => {
    await test.outbox.send();
    await test.database.db.delete(rectifications);
    test.emails.length = 0;
  });
  afterAll(() => test.database.remove());

  const db = () => test.database.db;
  const published = () => rectificationsOf(db(), test.contentId);
  /** A request sent through the public form. */
  const sent = async (over: Record<string, unknown> = {}) => {
    const body = form(over);
    const answer = await test.readers.browser().post(RECTIFICATION_ENDPOINTS.send.path, body);
    expect(answer.status).toBe(200);
    const { reference } = receiptOf(answer);
    const item = (await deskRequests(editor)).items.find((one) => one.reference === reference);
    expect(item).toBeDefined();
    return { ...body, reference, id: item?.id ?? 0 };
  };
  const lettersTo = async (address: string) =>
    (await test.emailsTo(address)).filter(({ subject }) => !subject.startsWith('Hem rebut'));

  it('are listed by deadline, page by page, with days late and text length', async () => {
    const at = test.clock.now();
    const { contentId } = test;
    await db()
      .insert(rectifications)
      .values(
        Array.from({ length: 33 }, (_, days) =>
          requestRow(contentId, at, {
            reference: `R-${String(days).padStart(2, '0')}`,
            dueAt: new Date(at.getTime() + (days % 11) * DAY_MS),
            receivedAt: new Date(at.getTime() + days * DAY_MS),
            askedUntil: new Date(at.getTime() + 7 * DAY_MS),
          }),
        ),
      );
    const first = await deskRequests(editor);
    const second = await deskRequests(editor, `?cursor=${first.next}`);
    const all = [...first.items, ...second.items];
    expect([first.items.length, second.items.length, second.next]).toEqual([30, 3, null]);
    const due = all.map(({ dueAt }) => dueAt);
    expect(due).toEqual(due.toSorted());
    expect(new Set(all.map(({ id }) => id)).size).toBe(33);
    expect(all.find(({ reference }) => reference === 'R-00')).toMatchObject({
      daysLate: 0,
      characters: 13,
      party: 'Joan Mas',
      requester: 'Joan Mas',
      capacity: 'self',
      story: { title: 'El moll de Llevant', path: PATH, status: 'published', characters: 1 },
    });
    expect(all.find(({ reference }) => reference === 'R-09')?.daysLate).toBe(2);
    expect((await editor.get(`${RECTIFICATION_DESK_ENDPOINTS.rectifications.path}?cursor=x`)).status).toBe(
      400,
    );
  });

  it('are published unchanged by an editor, logged, and announced to the requester', async () => {
    const request = await sent();
    expect((await actOn(editor, request.id, { act: 'publish', text: 'Una altra cosa' })).issues).toEqual([
      { field: 'text', code: 'invalid' },
    ]);
    const before = await db().select().from(contents).where(eq(contents.id, test.contentId));
    test.clock.goOn(1_000);
    expect((await actOn(editor, request.id, { act: 'publish' })).status).toBe(200);
    expect(await published()).toEqual([
      {
        id: String(request.id),
        kind: 'rectification',
        text: request.text,
        party: { name: 'Confraria de Pescadors', isOrganization: true },
        date: test.clock.now().toISOString(),
      },
    ]);
    const [after] = await db().select().from(contents).where(eq(contents.id, test.contentId));
    expect(after?.rectified).toEqual(['rectification']);
    expect(after?.touchedAt).not.toEqual(before[0]?.touchedAt);
    const [told, ...more] = await lettersTo(request.email);
    expect(more).toEqual([]);
    expect(told?.subject).toBe(`Hem publicat la rectificació ${request.reference}`);
    expect(told?.text).toContain(`https://prova.example${PATH}#${rectificationAnchor(String(request.id))}`);
    expect(told?.text).not.toMatch(/Mercè|barca|Confraria/);
    const log = v.parse(
      deskLogSchema,
      (await editor.get(`${LOG_DESK_ENDPOINTS.log.path}?topic=rectification`)).response,
    );
    expect(log.lines[0]).toMatchObject({
      act: 'rectification.publish',
      actor: 'Mar Vidal',
      subject: `rectification:${request.id}`,
      details: { reference: request.reference, kind: 'rectification' },
      about: { title: 'El moll de Llevant', who: 'Confraria de Pescadors' },
    });
    const decided = await deskRequests(editor, '?view=decided');
    expect(decided.items).toMatchObject([{ id: request.id, state: 'published', text: request.text }]);
    expect((await deskRequests(editor)).items).toEqual([]);
  });

  it('requests for an update are published in the newsroom’s words', async () => {
    const update = { kind: 'update', evidence: 'Sentència 12/2026' };
    const request = await sent(update);
    expect((await actOn(editor, request.id, { act: 'publish', text: '\u200b' })).status).toBe(400);
    const text = 'L’Audiència va absoldre la Confraria el 2026.';
    expect((await actOn(editor, request.id, { act: 'publish', text })).status).toBe(200);
    expect(await published()).toMatchObject([{ kind: 'update', text }]);
    expect((await lettersTo(request.email))[0]?.subject).toContain('Hem publicat l’actualització');
  });

  it('are refused by a chief with a ground and a note, and the requester learns where to appeal', async () => {
    const request = await sent();
    expect((await actOn(chief, request.id, { ...REFUSAL, note: ' ' })).status).toBe(400);
    expect((await actOn(chief, request.id, { ...REFUSAL, ground: undefined })).status).toBe(400);
    expect((await actOn(chief, request.id, REFUSAL)).status).toBe(200);
    const [told] = await lettersTo(request.email);
    expect(told?.subject).toBe(`No publiquem la rectificació ${request.reference}`);
    expect(told?.text).toContain('Motiu: el text no es limita a fets');
    expect(told?.text).toContain(REFUSAL.note);
    expect(told?.text).toContain('en els 7 dies hàbils següents al 21 de març de 2026');
    expect(told?.text).not.toContain('protecció de dades');
    const update = await sent({ kind: 'update', evidence: 'Sentència 12/2026' });
    expect((await actOn(chief, update.id, REFUSAL)).status).toBe(200);
    const [of] = await lettersTo(update.email);
    expect(of?.text).toContain('Agència Espanyola de Protecció de Dades, https://www.aepd.es');
    expect(of?.text).toContain('lectors@prova.example');
    expect(of?.text).not.toContain('dies hàbils');
    expect(await published()).toEqual([]);
    const { response } = await editor.get(`${LOG_DESK_ENDPOINTS.log.path}?act=rectification.refuse`);
    expect(JSON.stringify(response)).toContain('not-facts');
    // The log is permanent.
    expect(JSON.stringify(response)).not.toContain('alcalde');
  });

  it('are withdrawn by a chief, once, and the requester learns why', async () => {
    const request = await sent();
    expect((await actOn(chief, request.id, { act: 'withdraw', note: 'Encara no' })).status).toBe(409);
    await actOn(editor, request.id, { act: 'publish' });
    const note = 'La Confraria ho ha demanat.';
    const statuses = await Promise.all(
      [1, 2].map(async () => (await actOn(chief, request.id, { act: 'withdraw', note })).status),
    );
    expect(statuses.sort()).toEqual([200, 409]);
    expect(await published()).toEqual([]);
    const [story] = await db().select().from(contents).where(eq(contents.id, test.contentId));
    expect(story?.rectified).toEqual([]);
    expect((await lettersTo(request.email)).at(-1)?.text).toContain(note);
    expect((await deskRequests(editor, '?view=decided')).items[0]?.withdrawnAt).not.toBeNull();
  });

  it('are decided only once when several people decide simultaneously', async () => {
    const request = await sent();
    const answers = await Promise.all([
      actOn(editor, request.id, { act: 'publish' }),
      actOn(chief, request.id, { act: 'publish' }),
      actOn(chief, request.id, REFUSAL),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.flatMap(({ code }) => (code === 'RECTIFICATION_STATE' ? [code] : []))).toHaveLength(2);
    expect(await lettersTo(request.email)).toHaveLength(1);
    expect((await actOn(chief, 999_999, REFUSAL)).status).toBe(404);
  });

  it('are not published with a story that readers cannot see', async () => {
    const contentId = await test.story({ status: 'withdrawn', path: '/societat/retirada/' });
    const [row] = await db()
      .insert(rectifications)
      .values(requestRow(contentId, test.clock.now()))
      .returning();
    expect(await actOn(editor, row?.id, { act: 'publish' })).toMatchObject({
      status: 409,
      code: 'STORY_WITHDRAWN',
    });
    expect((await actOn(chief, row?.id, REFUSAL)).status).toBe(200);
  });

  it('require an editor to publish and a chief to refuse or withdraw, of the same site', async () => {
    const request = await sent();
    const story = '/societat/de-la-vigilia/';
    await test.story({ path: story, publishedAt: new Date('2026-03-17T08:00:00Z') });
    expect((await moderator.get(RECTIFICATION_DESK_ENDPOINTS.rectifications.path)).status).toBe(403);
    expect((await test.readers.browser().get(RECTIFICATION_DESK_ENDPOINTS.rectifications.path)).status).toBe(
      401,
    );
    const allowed: Record<string, string[]> = {};
    for (const role of DESK_ROLES) {
      const who = { moderator, editor, chief }[role];
      const acts = [{ act: 'publish' }, REFUSAL, { act: 'withdraw', note: 'Prou' }];
      const answers = await Promise.all(acts.map((act) => actOn(who, 999_999, act)));
      allowed[role] = acts.flatMap(({ act }, at) => (answers[at]?.status === 403 ? [] : [act]));
      const record = await who.post(
        RECTIFICATION_DESK_ENDPOINTS.recordRectification.path,
        form({ story, receivedOn: '2026-03-17' }),
      );
      if (record.status === 200) allowed[role]?.push('record');
    }
    expect(allowed).toEqual({
      moderator: [],
      editor: ['publish', 'record'],
      chief: ['publish', 'refuse', 'withdraw', 'record'],
    });
    await addOtherSite(test);
    const others = await test.story({ site: 'altra', path: '/societat/seva/' });
    const [row] = await db()
      .insert(rectifications)
      .values(requestRow(others, test.clock.now(), { site: 'altra' }))
      .returning();
    expect((await actOn(chief, row?.id, { act: 'publish' })).status).toBe(404);
    expect((await deskRequests(editor)).items.map(({ id }) => id)).not.toContain(row?.id);
    const forged = await editor.ask(
      'POST',
      endpointPath(RECTIFICATION_DESK_ENDPOINTS.decideRectification, request.id),
      { act: 'publish' },
      { origin: 'https://dolent.example' },
    );
    expect(forged.status).toBe(403);
  });

  it('requests on paper are recorded with their date of receipt, and acknowledged only with an email address', async () => {
    const story = '/societat/de-dies-abans/';
    await test.story({ path: story, publishedAt: new Date('2026-03-15T08:00:00Z') });
    const record = (over: Record<string, unknown>) => {
      const { website: _, ...paper } = form({ story, receivedOn: '2026-03-16', ...over });
      return editor.post(RECTIFICATION_DESK_ENDPOINTS.recordRectification.path, paper);
    };
    const key = 'key-of-one-burofax';
    const answers = [await record({ key, email: '' }), await record({ key, email: '' })];
    expect(answers.map(receiptOf)).toMatchObject([
      { receivedAt: '2026-03-15T23:00:00.000Z', dueAt: '2026-03-19T22:59:59.999Z' },
      { dueAt: '2026-03-19T22:59:59.999Z' },
    ]);
    const { items } = await deskRequests(editor);
    expect(items).toMatchObject([{ email: null, requester: 'Mercè Puig' }]);
    await test.outbox.send();
    expect(test.emails).toEqual([]);
    expect((await actOn(editor, items[0]?.id, { act: 'publish' })).status).toBe(200);
    await test.outbox.send();
    expect(test.emails).toEqual([]);
    expect((await record({ email: 'burofax@example.org' })).status).toBe(200);
    expect(await test.emailsTo('burofax@example.org')).toHaveLength(1);
    // Mistyped year: no request can precede its story.
    for (const receivedOn of ['2026-03-30', '2016-03-16', '0001-01-01'])
      expect((await record({ receivedOn })).issues).toEqual([{ field: 'receivedOn', code: 'date' }]);
    expect((await record({ story: '/societat/no-hi-es/' })).issues).toEqual([
      { field: 'story', code: 'invalid' },
    ]);
    const { response } = await editor.get(`${LOG_DESK_ENDPOINTS.log.path}?act=rectification.record`);
    expect(JSON.stringify(response)).toContain(receiptOf(answers[0] ?? Object.assign({})).reference);
  });

  it('received late state neither a deadline nor a term for court action', async () => {
    await test.story({ path: '/societat/vella-de-dies/', publishedAt: new Date('2026-03-01T12:00:00Z') });
    const { id, email } = await sent({ story: '/societat/vella-de-dies/' });
    const [received] = await test.emailsTo(email);
    expect(received?.text).toContain('no hi està obligada');
    expect(received?.text).not.toContain('La redacció té fins');
    expect((await actOn(chief, id, { ...REFUSAL, ground: 'late' })).status).toBe(200);
    const [refused] = await lettersTo(email);
    expect(refused?.text).toContain('pots anar al jutge (Llei orgànica 2/1984)');
    expect(refused?.text).not.toContain('dies hàbils');
  });

  it('requests for an update are never late, and are published with the newsroom’s text', async () => {
    const update = { kind: 'update', evidence: 'Sentència' };
    const { id } = await sent(update);
    expect((await actOn(chief, id, { ...REFUSAL, ground: 'late' })).status).toBe(400);
    const { id: other, email } = await sent(update);
    expect((await actOn(editor, other, { act: 'publish', text: 'El jutge ho va arxivar.' })).status).toBe(
      200,
    );
    expect((await lettersTo(email)).at(-1)?.text).toContain('El jutge ho va arxivar.');
  });

  it('are counted on the desk’s front page with the nearest deadline, for the roles that decide', async () => {
    const waiting = async (who: TestEditor) =>
      Object((await who.get(HOME_DESK_ENDPOINTS.waiting.path)).response) as object;
    expect(await waiting(editor)).toMatchObject({ rectifications: 0, rectificationsDue: null });
    await sent({ kind: 'update', evidence: 'Sentència' });
    await sent();
    const due = '2026-03-21T22:59:59.999Z';
    expect(await waiting(editor)).toMatchObject({ rectifications: 2, rectificationsDue: due });
    expect(await waiting(moderator)).toMatchObject({ rectifications: null, rectificationsDue: null });
  });
});
