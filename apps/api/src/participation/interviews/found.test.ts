import type { QuestionAct } from '@portal/model/newsroom';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { touchContents } from '../../platform/changes/touch';
import { type Database, joinDatabase, type OpenDatabase } from '../../platform/database/client';
import { ApiError } from '../../platform/http/api-error';
import { Limits } from '../../platform/limits/limits';
import { siteByAlias } from '../../sites/find';
import type { SiteRecord } from '../../sites/site-record';
import { ENGINES } from '../../testing/database';
import { ANSWERER, type TestInterviews, testInterviews } from '../../testing/interviews';
import { times } from '../../testing/level';
import { actOnQuestion } from './answering';
import { askQuestion } from './asking';
import { changeInterview } from './desk';

const RUNS = { embedded: times({ gate: 3, full: 10 }), postgresql: times({ gate: 3, full: 20 }) };

/** Unique words, one for each question and each answer. */
const LETTERS = 'bcdfgklmnprt';
const wordOf = (start: string, at: number) =>
  `${start}${LETTERS[at % LETTERS.length]}a${LETTERS[Math.floor(at / LETTERS.length) % LETTERS.length]}oqu`;

describe.each(ENGINES)('full-text search of an interview, on %s', (engine) => {
  let test: TestInterviews;
  let other: OpenDatabase;
  let site: SiteRecord;
  let account = 0;
  let serial = 0;
  beforeAll(async () => {
    test = await testInterviews(engine);
    other = await joinDatabase(test.database.location);
    const found = await siteByAlias(test.database.db, 'prova');
    if (!found) throw new Error('no site');
    site = found;
    const { rows } = await test.database.db.execute<{ id: number }>(sql`
      insert into accounts (nick, nick_key, name, surname, language, site, created_at)
      values ('mercè', 'merce', 'Mercè', 'Puig', 'ca', 'prova', now()) returning id`);
    account = Number(rows[0]?.id);
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  const depsOf = (db: Database) => ({
    db,
    now: test.clock.now,
    limits: new Limits(db, test.clock.now, false),
  });
  const isFound = async (contentId: number, word: string): Promise<boolean> => {
    const { rows } = await test.database.db.execute<{ found: boolean }>(sql`
      select tsvector_to_array(words) @> tsvector_to_array(search_vector('ca', ${word})) as found from search_items
      where content_id = ${contentId}`);
    return rows[0]?.found === true;
  };
  /**
   * Asks a question with a unique word, under an unrelated name.
   * @returns its id
   */
  const asked = async (contentId: number, word: string): Promise<number> => {
    serial += 1;
    await askQuestion(depsOf(test.database.db), { site, ip: '203.0.113.1' }, account, contentId, {
      name: 'Xiquetona',
      key: `clau-${serial}`,
      question: `Què hi diu el ${word}?`,
    });
    const { rows } = await test.database.db.execute<{ id: number }>(
      sql`select max(id)::int as id from interview_questions where content_id = ${contentId}`,
    );
    return Number(rows[0]?.id);
  };
  const act = async (db: Database, contentId: number, id: number, ask: QuestionAct) => {
    try {
      await actOnQuestion(depsOf(db), ANSWERER, { contentId, id }, ask);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  };
  const versionOf = async (id: number) => {
    const { rows } = await test.database.db.execute<{ version: number; state: string }>(
      sql`select version, state from interview_questions where id = ${id}`,
    );
    return { version: Number(rows[0]?.version), state: rows[0]?.state };
  };

  it("finds it by guest, opening, question and answer, but not by the question's author", async () => {
    const contentId = Number(await test.interview({ opening: 'Un <b>molinet</b> & poca cosa més.' }));
    const id = await asked(contentId, 'xaloc');
    await expect(isFound(contentId, 'xaloc')).resolves.toBe(false);
    const { version } = await versionOf(id);
    const answer = 'Que bufa de <garbinada> a la tarda.';
    await act(test.database.db, contentId, id, { act: 'answer', answer, version });
    const words = ['Damià', 'pràctic', 'molinet', 'xaloc', 'garbinada'];
    for (const word of words) await expect(isFound(contentId, word), word).resolves.toBe(true);
    await expect(isFound(contentId, 'Xiquetona')).resolves.toBe(false);
  });

  it('never indexes a question that is not answered, whatever the desk does', async () => {
    const acts = ['choose', 'refuse', 'restore', 'unanswer', 'draft', 'answer', 'up', 'down'] as const;
    const step = fc.record({ which: fc.nat(1), does: fc.constantFrom(...acts) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
        const contentId = Number(await test.interview());
        const questions = [];
        for (const place of [0, 1]) {
          const word = wordOf('x', serial + place);
          questions.push({ id: await asked(contentId, word), word, answer: wordOf('w', serial + place) });
        }
        for (const { which, does } of steps) {
          const question = questions[which];
          if (!question) continue;
          const { version } = await versionOf(question.id);
          await act(
            test.database.db,
            contentId,
            question.id,
            does === 'answer' || does === 'draft'
              ? { act: does, answer: `Hi diu ${question.answer}.`, version }
              : does === 'refuse'
                ? { act: does, ground: 'asked' }
                : { act: does },
          );
        }
        for (const { id, word, answer } of questions) {
          const isAnswered = (await versionOf(id)).state === 'answered';
          expect([await isFound(contentId, word), await isFound(contentId, answer)]).toEqual([
            isAnswered,
            isAnswered,
          ]);
        }
      }),
      { numRuns: RUNS[engine] },
    );
  });

  it('finds one for registered readers only by its headline', async () => {
    const contentId = Number(await test.interview());
    const id = await asked(contentId, 'tramuntana');
    const { version } = await versionOf(id);
    await act(test.database.db, contentId, id, { act: 'answer', answer: 'Bufa de mestralada.', version });
    await expect(isFound(contentId, 'tramuntana')).resolves.toBe(true);
    await test.database.db.transaction(async (tx) => {
      await tx.execute(
        sql`update contents set condition = 'registered', opening = '[]' where id = ${contentId}`,
      );
      await touchContents(tx, [contentId]);
    });
    for (const word of ['tramuntana', 'mestralada', 'Damià'])
      await expect(isFound(contentId, word), word).resolves.toBe(false);
  });

  it('indexes both an answer and an edit made in another process at once', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const contentId = Number(await test.interview());
      const id = await asked(contentId, `vent${'aeiou'[turn % 5]}goll`);
      const { version } = await versionOf(id);
      const form = {
        guestName: 'Damià Roig',
        guestRole: 'Pràctic',
        opening: 'Una gregalada.',
        goodbye: '',
        start: test.clock.now().toISOString(),
        end: null,
        questionLimit: 3,
      };
      await Promise.all([
        act(test.database.db, contentId, id, { act: 'answer', answer: 'I una llevantada.', version }),
        changeInterview(depsOf(other.db), ANSWERER, contentId, form),
        other.db.transaction(async (tx) => {
          await tx.execute(sql`update contents set title = 'Calabruixada' where id = ${contentId}`);
          await touchContents(tx, [contentId]);
        }),
      ]);
      for (const word of ['gregalada', 'llevantada', 'calabruixada'])
        await expect(isFound(contentId, word), word).resolves.toBe(true);
    }
  });
});
