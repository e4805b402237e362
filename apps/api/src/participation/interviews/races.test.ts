import type { QuestionAct } from '@portal/model/newsroom';
import type { QuestionState } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../platform/database/client';
import { ApiError } from '../../platform/http/api-error';
import { Limits } from '../../platform/limits/limits';
import { siteByAlias } from '../../sites/find';
import type { SiteRecord } from '../../sites/site-record';
import { ENGINES } from '../../testing/database';
import { ANSWERER, onPage, type TestInterviews, testInterviews } from '../../testing/interviews';
import { times } from '../../testing/level';
import { actOnQuestion } from './answering';
import { askQuestion, withdrawQuestion } from './asking';
import { closeInterview } from './desk';

const READERS = { embedded: 12, postgresql: times({ gate: 12, full: 40 }) };
const RUNS = { embedded: times({ gate: 4, full: 15 }), postgresql: times({ gate: 4, full: 25 }) };
const MINUTE = 60_000;

describe.each(ENGINES)('concurrent interview questions from two processes, on %s', (engine) => {
  let test: TestInterviews;
  let other: OpenDatabase;
  let site: SiteRecord;
  const ids: number[] = [];
  beforeAll(async () => {
    test = await testInterviews(engine);
    other = await joinDatabase(test.database.location);
    const found = await siteByAlias(test.database.db, 'prova');
    if (!found) throw new Error('no site');
    site = found;
    const { rows } = await test.database.db.execute<{ id: number }>(sql`
      insert into accounts (nick, nick_key, name, surname, language, site, created_at)
      select 'lectora-' || n, 'lectora-' || n, 'Núria', 'Puig', 'ca', 'prova', now()
      from generate_series(1, ${READERS[engine]}) n returning id`);
    ids.push(...rows.map(({ id }) => id));
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  const visit = () => ({ site, ip: '203.0.113.1' });
  const depsOf = (db: Database) => ({
    db,
    now: test.clock.now,
    limits: new Limits(db, test.clock.now, false),
  });
  const both = <T>(work: (deps: ReturnType<typeof depsOf>) => Promise<T>) =>
    Promise.allSettled([work(depsOf(test.database.db)), work(depsOf(other.db))]);
  const codeOf = (outcome: PromiseSettledResult<unknown>) => {
    if (outcome.status === 'fulfilled') return 'done';
    if (outcome.reason instanceof ApiError) return outcome.reason.code;
    throw outcome.reason;
  };
  const rowsOf = async (contentId: number) =>
    (
      await test.database.db.execute<{
        id: number;
        account_id: number;
        key: string;
        state: QuestionState;
        position: number | null;
        answer: string | null;
      }>(sql`select id, account_id, key, state, position, answer from interview_questions
        where content_id = ${contentId} order by id`)
    ).rows;

  it('neither loses nor duplicates any, and respects the limit per reader', async () => {
    const contentId = Number(await test.interview());
    const outcomes = await Promise.all(
      ids.flatMap((id, at) =>
        [0, 1, 2, 3].map((turn) =>
          both((deps) =>
            askQuestion(deps, visit(), id, contentId, {
              name: 'Mercè',
              key: `clau-${id}-${turn}`,
              question: `La lectora ${at} ho pregunta per ${turn}a vegada?`,
            }),
          ),
        ),
      ),
    );
    const codes = outcomes.map((pair) => pair.map(codeOf));
    expect(new Set(codes.flat())).toEqual(new Set(['done', 'QUESTION_LIMIT']));
    const rows = await rowsOf(contentId);
    expect(rows).toHaveLength(ids.length * 3);
    for (const id of ids) expect(rows.filter(({ account_id }) => account_id === id)).toHaveLength(3);
    // Every confirmed question is stored exactly once.
    expect(codes.filter((pair) => pair.includes('done'))).toHaveLength(rows.length);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it('accepts no question after the end, and stores every accepted one', async () => {
    const contentId = Number(await test.interview());
    const [, ...asked] = await Promise.all([
      closeInterview(depsOf(other.db), ANSWERER, contentId, true),
      ...ids.map((id) =>
        both((deps) =>
          askQuestion(deps, visit(), id, contentId, {
            name: 'Mercè',
            key: `tard-${id}`,
            question: `Encara hi soc a temps, diu la ${id}?`,
          }),
        ),
      ),
    ]);
    const taken = asked.filter((pair) => pair.map(codeOf).includes('done')).length;
    expect(await rowsOf(contentId)).toHaveLength(taken);
  });

  it('leaves a question in one state when it is answered, refused and withdrawn concurrently', async () => {
    const contentId = Number(await test.interview());
    const reader = ids[0] ?? 0;
    const deps = depsOf(test.database.db);
    await askQuestion(deps, visit(), reader, contentId, {
      name: 'Mercè',
      question: 'Qui hi arriba primer?',
      key: 'una-de-sola',
    });
    const [row] = await rowsOf(contentId);
    const place = { contentId, id: row?.id ?? 0 };
    const outcomes = (
      await Promise.all([
        both((one) => actOnQuestion(one, ANSWERER, place, { act: 'answer', answer: 'Jo.', version: 0 })),
        both((one) => actOnQuestion(one, ANSWERER, place, { act: 'refuse', ground: 'spam' })),
        both((one) => withdrawQuestion(one, visit(), reader, place.id)),
      ])
    ).flat();
    expect(outcomes.map(codeOf)).toContain('done');
    const [after] = await rowsOf(contentId);
    expect(['answered', 'refused', 'withdrawn']).toContain(after?.state);
    expect((await onPage(test, String(contentId))).count).toBe(after?.state === 'answered' ? 1 : 0);
  });

  it('keeps each question once and in its expected state, whatever the order of actions', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), by: fc.nat(2), key: fc.nat(4) }),
      fc.record({ kind: fc.constant('withdraw' as const), at: fc.nat(5) }),
      fc.record({
        kind: fc.constantFrom('choose', 'refuse', 'restore', 'draft', 'answer', 'unanswer', 'up', 'down'),
        at: fc.nat(5),
      }),
      fc.constant({ kind: 'close' as const }),
      fc.constant({ kind: 'reopen' as const }),
      fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 6 }) }),
    );
    const next: Readonly<Record<string, Partial<Record<QuestionState, QuestionState>>>> = {
      choose: { waiting: 'chosen', chosen: 'chosen' },
      refuse: { waiting: 'refused', chosen: 'refused', refused: 'refused' },
      restore: { chosen: 'waiting', refused: 'waiting', waiting: 'waiting' },
      draft: { waiting: 'waiting', chosen: 'chosen', answered: 'answered' },
      answer: { waiting: 'answered', chosen: 'answered', answered: 'answered' },
      unanswer: { answered: 'chosen', chosen: 'chosen' },
      up: { answered: 'answered' },
      down: { answered: 'answered' },
      withdraw: { waiting: 'withdrawn', chosen: 'withdrawn', withdrawn: 'withdrawn' },
    };
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        runs += 1;
        const now = () => test.clock.now().getTime();
        const dates = { end: (now() + 12 * MINUTE) as number | null, closed: false };
        const contentId = Number(
          await test.interview({
            start: new Date(now() + 3 * MINUTE).toISOString(),
            end: new Date(dates.end ?? 0).toISOString(),
          }),
        );
        const deps = depsOf(test.database.db);
        const expected = new Map<number, { by: number; key: string; state: QuestionState }>();
        const order: number[] = [];
        const isClosed = () => dates.closed || (dates.end !== null && now() >= dates.end);
        const done = async (work: Promise<unknown>) => codeOf((await Promise.allSettled([work]))[0]);
        for (const one of steps) {
          if (one.kind === 'wait') test.clock.goOn(one.minutes * MINUTE);
          else if (one.kind === 'close' || one.kind === 'reopen') {
            await closeInterview(deps, ANSWERER, contentId, one.kind === 'close');
            if (one.kind === 'close' && !isClosed()) dates.closed = true;
            else if (one.kind === 'reopen' && isClosed()) {
              dates.closed = false;
              if (dates.end !== null && now() >= dates.end) dates.end = null;
            }
          } else if (one.kind === 'ask') {
            const by = ids[one.by] ?? 0;
            const key = `pas-${one.key}-de-${runs}`;
            const mine = [...expected.values()].filter((question) => question.by === by);
            const known = mine.some((question) => question.key === key);
            const kept = mine.filter(({ state }) => state !== 'withdrawn').length;
            const outcome = await done(
              askQuestion(deps, visit(), by, contentId, {
                name: 'Mercè',
                key,
                question: `Pregunta ${one.by} i ${one.key} de totes?`,
              }),
            );
            expect(outcome).toBe(
              known ? 'done' : isClosed() ? 'INTERVIEW_CLOSED' : kept >= 3 ? 'QUESTION_LIMIT' : 'done',
            );
            if (outcome === 'done' && !known) {
              const row = (await rowsOf(contentId)).at(-1);
              // A copy by the same reader is refused by the site's rules.
              expect(row).toMatchObject({ account_id: by, key });
              expected.set(row?.id ?? 0, { by, key, state: row?.state ?? 'waiting' });
            }
          } else {
            const id = [...expected.keys()][one.at];
            const question = id === undefined ? undefined : expected.get(id);
            if (id === undefined || !question) continue;
            const before = question.state;
            const version = Number(
              (
                await test.database.db.execute<{ version: number }>(
                  sql`select version from interview_questions where id = ${id}`,
                )
              ).rows[0]?.version,
            );
            const bodyOf = (kind: QuestionAct['act']): QuestionAct => {
              if (kind === 'refuse') return { act: kind, ground: 'off-topic' };
              if (kind === 'draft') return { act: kind, answer: 'A mig escriure', version };
              if (kind === 'answer') return { act: kind, answer: `La resposta ${version}`, version };
              return { act: kind };
            };
            const work =
              one.kind === 'withdraw'
                ? withdrawQuestion(deps, visit(), question.by, id)
                : actOnQuestion(deps, ANSWERER, { contentId, id }, bodyOf(one.kind));
            const outcome = await done(work);
            const after = next[one.kind]?.[before];
            const gone = before === 'withdrawn' && one.kind !== 'withdraw';
            if (gone) expect(outcome).toBe('NOT_FOUND');
            else if (outcome !== 'done') expect(outcome).toBe('QUESTION_STATE');
            if (outcome === 'done' && after) {
              question.state = after;
              if (after === 'answered' && before !== 'answered') order.push(id);
              if (before === 'answered' && after !== 'answered') order.splice(order.indexOf(id), 1);
              const place = order.indexOf(id);
              const to = one.kind === 'up' ? place - 1 : one.kind === 'down' ? place + 1 : place;
              if (to >= 0 && to < order.length && to !== place) {
                order[place] = order[to] ?? 0;
                order[to] = id;
              }
            }
            if (!gone && !after) expect(outcome).toBe('QUESTION_STATE');
          }
        }
        const rows = await rowsOf(contentId);
        expect(rows.map(({ id, state }) => [id, state])).toEqual(
          [...expected].map(([id, { state }]) => [id, state]),
        );
        const page = await onPage(test, String(contentId));
        expect(page.items.map(({ id }) => Number(id))).toEqual(order);
        expect(page.count).toBe(order.length);
      }),
      { numRuns: RUNS[engine] },
    );
  });
});
