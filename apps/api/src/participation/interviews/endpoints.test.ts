import { endpointPath } from '@portal/model';
import { INTERVIEW_ENDPOINTS, interviewNowSchema } from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contents } from '../../content/stories/tables';
import { contentAt } from '../../pages/content';
import { questionsPage } from '../../pages/part-of-content';
import { createCursors } from '../../platform/secrets/cursors';
import { siteByAlias } from '../../sites/find';
import { PASSWORD } from '../../testing/account-readers';
import { ENGINES } from '../../testing/database';
import {
  ANSWERER,
  ask,
  newKey,
  onPage,
  pathOf,
  seenBy,
  type TestInterviews,
  testInterviews,
} from '../../testing/interviews';
import { readerStandings } from '../comments/tables';
import { actOnQuestion } from './answering';
import { nextInterview, tellInterviews } from './refresh';
import { interviewQuestions, interviews } from './tables';

const HOUR = 3_600_000;

describe.each(ENGINES)('readers’ interview questions, on %s', (engine) => {
  let test: TestInterviews;
  beforeAll(async () => {
    test = await testInterviews(engine, '{ held: [merda], refused: [imbècil] }');
  });
  afterAll(() => test.database.remove());

  const inHours = (hours: number) => new Date(test.clock.now().getTime() + hours * HOUR).toISOString();
  const answerTo = (id: string, question: string, answer: string) =>
    actOnQuestion(
      { db: test.database.db, now: test.clock.now },
      ANSWERER,
      { contentId: Number(id), id: Number(question) },
      { act: 'answer', answer, version: 0 },
    );
  const cursors = async () => createCursors('x');
  const siteOf = async () => {
    const site = await siteByAlias(test.database.db, 'prova');
    if (!site) throw new Error('no site');
    return site;
  };
  const interviewAt = async (id: string) => {
    const deps = { db: test.database.db, cursors };
    const found = await contentAt(deps, await siteOf(), await pathOf(test, id), test.clock.now());
    if (!found?.content.interview) throw new Error('no interview');
    return found.content.interview;
  };
  const questionsAt = async (contentId: string, cursor: string | null) =>
    questionsPage({ db: test.database.db, cursors, site: await siteOf(), cursor, params: { contentId } });

  it('interviews on a gated text show their state to everyone and accept questions only from readers with access', async () => {
    const id = await test.interview();
    const close = (condition: 'registered' | 'subscribers') =>
      test.database.db
        .update(contents)
        .set({ condition })
        .where(eq(contents.id, Number(id)));
    const stranger = test.readers.browser();
    const { reader } = await test.readers.loggedIn();
    await close('subscribers');
    expect((await stranger.get(endpointPath(INTERVIEW_ENDPOINTS.now, id))).status).toBe(401);
    expect((await reader.get(endpointPath(INTERVIEW_ENDPOINTS.now, id))).status).toBe(403);
    expect((await reader.get(endpointPath(INTERVIEW_ENDPOINTS.of, id))).status).toBe(403);
    expect((await ask(reader, id, 'Ha tingut por?')).status).toBe(403);
    await close('registered');
    expect((await stranger.get(endpointPath(INTERVIEW_ENDPOINTS.now, id))).status).toBe(401);
    expect((await reader.get(endpointPath(INTERVIEW_ENDPOINTS.now, id))).response).toEqual({
      state: 'open',
      answers: 0,
    });
    expect((await ask(reader, id, 'Ha tingut por?')).status).toBe(200);
  });

  it('require an account to ask, and show the reader’s own questions and how many are left', async () => {
    const id = await test.interview();
    const stranger = test.readers.browser();
    expect(await ask(stranger, id, 'Qui és vostè?')).toMatchObject({ status: 401 });
    expect(await stranger.get(endpointPath(INTERVIEW_ENDPOINTS.of, id))).toMatchObject({ status: 401 });
    expect(
      v.parse(interviewNowSchema, (await stranger.get(endpointPath(INTERVIEW_ENDPOINTS.now, id))).response),
    ).toEqual({
      state: 'open',
      answers: 0,
    });
    const { reader } = await test.readers.loggedIn();
    expect(await seenBy(reader, id)).toMatchObject({ own: [], left: 3, guest: 'Damià Roig' });
    const key = newKey();
    expect((await ask(reader, id, 'Ha tingut por?', key)).status).toBe(200);
    expect((await ask(reader, id, 'Ha tingut por?', key)).status).toBe(200);
    // A form without JavaScript sends a new key each time.
    expect((await ask(reader, id, 'Ha tingut por?')).status).toBe(200);
    expect(await seenBy(reader, id)).toMatchObject({
      own: [{ text: 'Ha tingut por?', state: 'waiting', ground: null }],
      left: 2,
    });
    await ask(reader, id, 'I fred, en té mai?');
    await ask(reader, id, 'Quantes barques entren cada dia?');
    expect(await ask(reader, id, 'I una altra cosa: per què?')).toMatchObject({
      status: 409,
      code: 'QUESTION_LIMIT',
    });
    // Neither another reader nor the page shows it.
    const { reader: other } = await test.readers.loggedIn();
    expect((await seenBy(other, id)).own).toEqual([]);
    expect(JSON.stringify(await interviewAt(id))).not.toContain('Ha tingut');
  });

  it("can be withdrawn while waiting, only by the question's author, which frees a place", async () => {
    const id = await test.interview({ questionLimit: 1 });
    const { reader } = await test.readers.loggedIn();
    const { reader: other } = await test.readers.loggedIn();
    await ask(reader, id, 'Quina hora és a la torre?');
    const [own] = (await seenBy(reader, id)).own;
    const path = endpointPath(INTERVIEW_ENDPOINTS.withdraw, own?.id ?? '');
    expect(await other.ask('DELETE', path)).toMatchObject({ status: 403 });
    expect(await reader.ask('DELETE', path)).toMatchObject({ status: 200 });
    expect(await reader.ask('DELETE', path)).toMatchObject({ status: 200 });
    const [row] = await test.database.db
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.id, Number(own?.id)));
    expect(row).toMatchObject({ state: 'withdrawn', text: '' });
    expect(await seenBy(reader, id)).toMatchObject({ own: [], left: 1 });
    await ask(reader, id, 'I al moll, quina hora és?');
    const [next] = (await seenBy(reader, id)).own;
    await answerTo(id, next?.id ?? '', 'La mateixa.');
    expect(
      await reader.ask('DELETE', endpointPath(INTERVIEW_ENDPOINTS.withdraw, next?.id ?? '')),
    ).toMatchObject({
      status: 409,
      code: 'QUESTION_STATE',
    });
    expect(await reader.ask('DELETE', endpointPath(INTERVIEW_ENDPOINTS.withdraw, '999999'))).toMatchObject({
      status: 404,
    });
    expect(await reader.ask('DELETE', endpointPath(INTERVIEW_ENDPOINTS.withdraw, '1e9'))).toMatchObject({
      status: 404,
    });
  });

  it('are flagged by rules for closer review, or refused by words that the site never accepts', async () => {
    const id = await test.interview();
    const { reader } = await test.readers.loggedIn();
    await ask(reader, id, 'Quina merda de port, oi?');
    await ask(reader, id, 'Per què és tan imbècil?');
    const rows = await test.database.db
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.contentId, Number(id)))
      .orderBy(interviewQuestions.id);
    expect(rows.map(({ state, rule }) => [state, rule])).toEqual([
      ['waiting', 'held-word'],
      ['refused', 'refused-word'],
    ]);
    expect((await seenBy(reader, id)).own.map(({ state }) => state)).toEqual(['refused', 'waiting']);
  });

  it('are rejected from a suspended reader', async () => {
    const id = await test.interview();
    const { reader, user } = await test.readers.loggedIn();
    await test.database.db.insert(readerStandings).values({
      site: 'prova',
      accountId: Number(user.id),
      standing: 'suspended',
      since: test.clock.now(),
    });
    expect(await ask(reader, id, 'I ara què?')).toMatchObject({ status: 403, code: 'SUSPENDED' });
  });

  it.each([
    [{ name: '', question: 'Què?' }, 'name'],
    [{ name: 'x'.repeat(61), question: 'Què?' }, 'name'],
    [{ name: 'Mercè', question: ' ' }, 'question'],
    [{ name: 'Mercè', question: 'x'.repeat(501) }, 'question'],
    [{ name: 'Mercè', question: '\u200b\u200b' }, 'question'],
    [{ name: 'Mercè', question: 'Què?', key: 'curta' }, 'key'],
  ])('refuses %j', async (form, field) => {
    const id = await test.interview();
    const { reader } = await test.readers.loggedIn();
    const answer = await reader.post(endpointPath(INTERVIEW_ENDPOINTS.ask, id), { key: newKey(), ...form });
    expect(answer).toMatchObject({ status: 400, issues: [{ field }] });
  });

  it('are accepted before the interview begins and until it ends', async () => {
    const id = await test.interview({ start: inHours(1), end: inHours(2) });
    const { reader } = await test.readers.loggedIn();
    expect(await seenBy(reader, id)).toMatchObject({ state: 'upcoming', left: 3 });
    expect((await ask(reader, id, 'Ja s’hi pot preguntar?')).status).toBe(200);
    test.clock.goOn(HOUR);
    expect(await seenBy(reader, id)).toMatchObject({ state: 'open', left: 2 });
    test.clock.goOn(HOUR);
    expect(await seenBy(reader, id)).toMatchObject({ state: 'closed', left: 0 });
    expect(await ask(reader, id, 'Encara hi soc a temps?')).toMatchObject({
      status: 409,
      code: 'INTERVIEW_CLOSED',
    });
  });

  it('announces the automatic start and end of an interview, once each', async () => {
    const { db } = test.database;
    await tellInterviews(db, test.clock.now());
    const id = await test.interview({ start: inHours(1), end: inHours(2) });
    const told = async () =>
      (
        await db
          .select()
          .from(interviews)
          .where(eq(interviews.contentId, Number(id)))
      )[0]?.toldState;
    const touched = async () =>
      (
        await db
          .select()
          .from(contents)
          .where(eq(contents.id, Number(id)))
      )[0]?.touchedAt;
    for (const [state, next] of [
      ['open', 'closed'],
      ['closed', null],
    ] as const) {
      const due = (await nextInterview(db))?.getTime() ?? 0;
      expect(due - test.clock.now().getTime()).toBe(HOUR);
      test.clock.goOn(HOUR);
      const before = await touched();
      await tellInterviews(db, test.clock.now());
      expect(await told()).toBe(state);
      expect(await touched()).not.toEqual(before);
      const after = await touched();
      await tellInterviews(db, test.clock.now());
      expect(await touched()).toEqual(after);
      if (next === null) expect(await nextInterview(db)).toBeNull();
    }
  });

  it('shows answers as plain text, in order, twenty a page; a deleted account loses its name', async () => {
    const id = await test.interview({ questionLimit: 20 });
    const { reader, form } = await test.readers.loggedIn();
    const { reader: second } = await test.readers.loggedIn();
    for (let at = 0; at < 11; at += 1)
      for (const one of [reader, second]) {
        const own = await ask(one, id, `Pregunta número ${at}, <b>de debò</b>?`);
        expect(own.status).toBe(200);
        await answerTo(
          id,
          (await seenBy(one, id)).own[0]?.id ?? '',
          'Sí & no.\n\n<script>alert(1)</script>\nprou',
        );
      }
    const interview = await interviewAt(id);
    expect(interview.questions.items).toHaveLength(20);
    expect(interview.questions.count).toBe(22);
    expect(interview.questions.items[0]).toMatchObject({
      author: 'Mercè',
      html: '<p>Pregunta número 0, &lt;b&gt;de debò&lt;/b&gt;?</p>',
      answer: '<p>Sí &amp; no.</p><p>&lt;script&gt;alert(1)&lt;/script&gt;<br>prou</p>',
    });
    const rest = await questionsAt(id, interview.questions.next);
    expect(rest).toMatchObject({ guest: 'Damià Roig', questions: { count: 22, next: null } });
    const ids = [...interview.questions.items, ...(rest?.questions.items ?? [])].map((one) => one.id);
    expect(new Set(ids).size).toBe(22);

    await ask(reader, id, 'Aquesta no la respondrà ningú, oi?');
    expect((await reader.post('/api/front/user/delete', { password: PASSWORD })).status).toBe(200);
    expect(form.email).toBeTruthy();
    const rows = await test.database.db
      .select()
      .from(interviewQuestions)
      .where(eq(interviewQuestions.contentId, Number(id)));
    const gone = rows.filter(({ accountId }) => accountId === null);
    expect(gone).toHaveLength(12);
    expect(gone.every(({ author }) => author === '')).toBe(true);
    expect(gone.filter(({ state }) => state === 'withdrawn')).toMatchObject([{ text: '' }]);
    expect((await onPage(test, id)).items.filter(({ author }) => author === null)).toHaveLength(10);
  });

  it('shows no interview for registered readers on a public page', async () => {
    const id = await test.interview();
    await test.database.db
      .update(contents)
      .set({ condition: 'registered' })
      .where(eq(contents.id, Number(id)));
    await expect(interviewAt(id)).rejects.toThrow('no interview');
    expect(await questionsAt(id, null)).toBeNull();
  });
});
