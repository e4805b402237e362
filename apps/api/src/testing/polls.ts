import { endpointPath } from '@portal/model';
import { POLL_ENDPOINTS, type PollForm, pollSchema, readersPollSchema } from '@portal/model/participation';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createPoll } from '../participation/polls/desk';
import type { Database } from '../platform/database/client';
import type { DeskActor } from '../sites/desk-kit/log';
import type { TestAccountsOptions } from './accounts';
import type { Engine } from './database';
import { type TestDiscussion, testDiscussion } from './discussion';
import type { Answered, TestReader } from './reader';

/** Member of the desk, for actions without a request. */
export const EDITOR: DeskActor = { id: 1, name: 'Pau Ferrer', site: 'prova', role: 'editor' };

export type TestPolls = TestDiscussion & {
  /**
   * Adds a poll on a new story.
   * @returns ids of the content and of its options
   */
  poll: (over?: Partial<PollForm>) => Promise<{ id: string; options: string[] }>;
};

/** The back end with polls. */
export async function testPolls(engine: Engine, options: TestAccountsOptions = {}): Promise<TestPolls> {
  const test = await testDiscussion(engine, '{}', options);
  const poll = async (over: Partial<PollForm> = {}) => {
    const contentId = await test.story();
    const form: PollForm = {
      question: 'Ha d’obrir el moll als cotxes?',
      options: ['Sí', 'No', 'Només a l’hivern'],
      start: null,
      end: null,
      choices: 1,
      voters: 'readers',
      results: 'always',
      isChangeable: false,
      ...over,
    };
    const { rows } = await test.database.db.execute<{ path: string }>(
      sql`select path from contents where id = ${contentId}`,
    );
    const deps = { db: test.database.db, now: test.clock.now };
    const id = await createPoll(deps, EDITOR, form, { path: rows[0]?.path ?? '', section: '' });
    return { id, options: await optionIds(test.database.db, id) };
  };
  return { ...test, poll };
}

export async function optionIds(db: Database, id: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from poll_options where content_id = ${Number(id)} order by position`,
  );
  return rows.map((row) => String(row.id));
}

/** A poll's counts, with the number of rows that each should match. */
export async function countsOf(db: Database, id: string) {
  const { rows } = await db.execute<{ votes: number; rows: number; options: number[]; named: number[] }>(sql`
    select votes, (select count(*)::int from poll_votes v where v.content_id = p.content_id) as rows,
      array(select o.votes from poll_options o where o.content_id = p.content_id order by position) as options,
      array(select (select count(*)::int from poll_votes v where v.content_id = p.content_id and o.id = any (v.options))
        from poll_options o where o.content_id = p.content_id order by position) as named
    from polls p where content_id = ${Number(id)}`);
  const [found] = rows;
  if (!found) throw new Error('no poll');
  return found;
}

/** Requests of readers. */
export const voteIn = (reader: TestReader, id: string, ...options: string[]): Promise<Answered> =>
  reader.post(endpointPath(POLL_ENDPOINTS.vote, id), { options });
export const shownTo = async (reader: TestReader, id: string) =>
  v.parse(readersPollSchema, (await reader.get(endpointPath(POLL_ENDPOINTS.of, id))).response);
export const shownToAll = async (reader: TestReader, id: string) =>
  v.parse(pollSchema, (await reader.get(endpointPath(POLL_ENDPOINTS.results, id))).response);
