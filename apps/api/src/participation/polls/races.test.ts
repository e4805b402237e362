import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, joinDatabase, type OpenDatabase } from '../../platform/database/client';
import { ApiError } from '../../platform/http/api-error';
import { accounts } from '../../readers/accounts/tables';
import { ENGINES } from '../../testing/database';
import { times } from '../../testing/level';
import { countsOf, EDITOR, type TestPolls, testPolls } from '../../testing/polls';
import { changePoll, endPoll } from './desk';
import { vote } from './voting';

const VOTERS = { embedded: 40, postgresql: times({ gate: 40, full: 150 }) };
const RUNS = { embedded: times({ gate: 4, full: 12 }), postgresql: times({ gate: 4, full: 25 }) };
/** Id offset of the accounts that vote while the poll ends. */
const LATE = 1_000;
const MINUTE = 60_000;

describe.each(ENGINES)('concurrent votes from two processes, on %s', (engine) => {
  let test: TestPolls;
  let other: OpenDatabase;
  beforeAll(async () => {
    test = await testPolls(engine);
    other = await joinDatabase(test.database.location);
    const voters = Array.from({ length: VOTERS[engine] }, (_, at) => at + 1);
    await test.database.db
      .insert(accounts)
      .overridingSystemValue()
      .values(
        [...voters, ...voters.map((at) => at + LATE)].map((id) => ({
          id,
          nick: `lectora-${id}`,
          nickKey: `lectora-${id}`,
          email: '',
          language: 'ca',
          site: 'prova',
          createdAt: test.clock.now(),
        })),
      );
  });
  afterAll(async () => {
    await other?.close();
    await test?.database.remove();
  });
  const depsOf = (db: Database) => ({ db, now: test.clock.now });
  const both = <T>(work: (deps: ReturnType<typeof depsOf>) => Promise<T>) =>
    Promise.allSettled([work(depsOf(test.database.db)), work(depsOf(other.db))]);
  const voter = (accountId: number) => ({ accountId, device: null, ip: '203.0.113.1' });

  it('neither loses nor duplicates any, and accepts no vote after the end', async () => {
    const { id, options } = await test.poll();
    const voters = Array.from({ length: VOTERS[engine] }, (_, at) => at + 1);
    const given = (at: number) => ({ options: [options[at % options.length] ?? ''] });
    const answers = await Promise.all(
      voters.flatMap((at) => [0, 1].map(() => both((deps) => vote(deps, 'prova', id, given(at), voter(at))))),
    );
    expect(answers.flat().filter(({ status }) => status === 'rejected')).toEqual([]);
    const counts = await countsOf(test.database.db, id);
    expect(counts).toMatchObject({ votes: voters.length, rows: voters.length });
    expect(counts.options).toEqual(counts.named);

    // Votes and the end arrive together: each vote is either counted or rejected as too late.
    const late = voters.map((at) => at + LATE);
    const [ended, ...votes] = await Promise.all([
      endPoll(depsOf(other.db), EDITOR, Number(id), { end: 'now' }).then(() => []),
      ...late.map((at) => both((deps) => vote(deps, 'prova', id, given(at), voter(at)))),
    ]);
    expect(ended).toEqual([]);
    const counted = votes.filter((pair) => pair.some(({ status }) => status === 'fulfilled')).length;
    expect(await countsOf(test.database.db, id)).toMatchObject({
      votes: voters.length + counted,
      rows: voters.length + counted,
    });
  });

  it('treats one browser with several accounts as one voter, even concurrently', async () => {
    const { id, options } = await test.poll({ voters: 'everybody', isChangeable: true });
    const answers = await Promise.all(
      [1, 2, 3, null, null].map((accountId, at) =>
        both((deps) =>
          vote(
            deps,
            'prova',
            id,
            { options: [options[at % 3] ?? ''] },
            { accountId, device: 'one-browser', ip: '203.0.113.1' },
          ),
        ),
      ),
    );
    expect(answers.flat().filter(({ status }) => status === 'rejected')).toEqual([]);
    const counts = await countsOf(test.database.db, id);
    expect(counts).toMatchObject({ votes: 1, rows: 1 });
    expect(counts.options).toEqual(counts.named);
  });

  it('keeps counts equal to the rows, and every vote valid for its state, whatever the order of actions', async () => {
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('vote' as const),
        by: fc.integer({ min: 1, max: 4 }),
        option: fc.nat(2),
      }),
      fc.constant({ kind: 'close' as const }),
      fc.constant({ kind: 'reopen' as const }),
      fc.record({ kind: fc.constant('extend' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
      fc.record({ kind: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 9 }) }),
      fc.constant({ kind: 'change' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), fc.boolean(), async (steps, isChangeable) => {
        const at = () => test.clock.now().getTime();
        const dates = { start: at() + 2 * MINUTE, end: (at() + 10 * MINUTE) as number | null };
        const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
        const made = { start: iso(dates.start), end: iso(dates.end), isChangeable };
        const { id, options } = await test.poll(made);
        let ids = options;
        const votes = new Map<number, number>();
        const state = () =>
          at() < dates.start
            ? 'not-started'
            : dates.end !== null && at() >= dates.end
              ? 'finished'
              : 'active';
        const done = async (work: Promise<unknown>) =>
          work.then(
            () => null,
            (error: unknown) => {
              if (error instanceof ApiError) return error.code;
              throw error;
            },
          );
        const deps = depsOf(test.database.db);
        for (const one of steps) {
          if (one.kind === 'wait') test.clock.goOn(one.minutes * MINUTE);
          else if (one.kind === 'vote') {
            const before = votes.get(one.by);
            const expected =
              state() === 'not-started'
                ? 'POLL_NOT_STARTED'
                : state() === 'finished'
                  ? 'POLL_FINISHED'
                  : before !== undefined && before !== one.option && !isChangeable
                    ? 'ALREADY_VOTED'
                    : null;
            const outcome = await done(
              vote(deps, 'prova', id, { options: [ids[one.option] ?? ''] }, voter(one.by)),
            );
            expect(outcome).toBe(expected);
            if (expected === null) votes.set(one.by, one.option);
          } else if (one.kind === 'change') {
            const form = { question: 'Una altra?', options: ['A', 'B', 'C'], choices: 1 };
            const settings = { ...made, end: iso(dates.end), voters: 'readers', results: 'always' } as const;
            const outcome = await done(changePoll(deps, EDITOR, Number(id), { ...form, ...settings }));
            expect(outcome).toBe(votes.size > 0 || state() === 'finished' ? 'POLL_STARTED' : null);
            const { rows } = await test.database.db.execute<{ id: number }>(
              sql`select id from poll_options where content_id = ${Number(id)} order by position`,
            );
            ids = rows.map((row) => String(row.id));
          } else {
            const before = state();
            const end =
              one.kind === 'close'
                ? ('now' as const)
                : one.kind === 'reopen'
                  ? null
                  : iso(at() + one.minutes * MINUTE);
            const outcome = await done(endPoll(deps, EDITOR, Number(id), { end }));
            const early = one.kind === 'extend' && at() + one.minutes * MINUTE <= dates.start;
            expect(outcome).toBe(
              one.kind === 'close' && before === 'not-started'
                ? 'POLL_NOT_STARTED'
                : early
                  ? 'INVALID_FIELD'
                  : null,
            );
            if (outcome === null)
              dates.end =
                end === 'now'
                  ? before === 'finished'
                    ? dates.end
                    : Math.max(at(), dates.start + 1)
                  : end === null
                    ? null
                    : Date.parse(end);
          }
        }
        const counts = await countsOf(test.database.db, id);
        expect(counts).toMatchObject({ votes: votes.size, rows: votes.size });
        expect(counts.options).toEqual(counts.named);
        expect(counts.options).toEqual(
          [0, 1, 2].map((n) => [...votes.values()].filter((v) => v === n).length),
        );
      }),
      { numRuns: RUNS[engine] },
    );
  });
});
