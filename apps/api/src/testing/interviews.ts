import { endpointPath } from '@portal/model';
import {
  INTERVIEW_DESK_ENDPOINTS,
  type InterviewForm,
  type QuestionView,
  questionQueueSchema,
} from '@portal/model/newsroom';
import {
  answeredQuestionsSchema,
  INTERVIEW_ENDPOINTS,
  type ReadersInterview,
  readersInterviewSchema,
} from '@portal/model/participation';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { contents } from '../content/stories/tables';
import { createInterview } from '../participation/interviews/desk';
import { answeredQuestions } from '../participation/interviews/reading';
import { createCursors } from '../platform/secrets/cursors';
import type { DeskActor } from '../sites/desk-kit/log';
import type { TestAccountsOptions } from './accounts';
import type { Engine } from './database';
import { type TestDiscussion, testDiscussion } from './discussion';
import type { Answered, TestReader } from './reader';

/** Member of the desk, for actions without a request. */
export const ANSWERER: DeskActor = { id: 1, name: 'Pau Ferrer', site: 'prova', role: 'editor' };

export type TestInterviews = TestDiscussion & {
  /**
   * Creates an interview, open by default.
   * @returns id of its content
   */
  interview: (over?: Partial<InterviewForm>) => Promise<string>;
};

/**
 * The back end with interviews.
 * @param rules `comments` of its site's file
 */
export async function testInterviews(
  engine: Engine,
  rules = '{}',
  options: TestAccountsOptions = {},
): Promise<TestInterviews> {
  const test = await testDiscussion(engine, rules, options);
  // In a section that accepts articles made at the desk.
  const interview = (over: Partial<InterviewForm> = {}) =>
    createInterview(
      { db: test.database.db, now: test.clock.now },
      ANSWERER,
      {
        guestName: 'Damià Roig',
        guestRole: 'Pràctic del port',
        opening: 'Bon dia.',
        goodbye: '',
        start: test.clock.now().toISOString(),
        end: null,
        questionLimit: 3,
        ...over,
      },
      { title: 'El pràctic respon', section: 'societat' },
    );
  return { ...test, interview };
}

let keys = 0;
export const newKey = () => {
  keys += 1;
  return `pregunta-${keys}`;
};

/** Requests of readers. */
export const ask = (reader: TestReader, id: string, question: string, key = newKey()): Promise<Answered> =>
  reader.post(endpointPath(INTERVIEW_ENDPOINTS.ask, id), { name: 'Mercè', question, key });
export const seenBy = async (reader: TestReader, id: string): Promise<ReadersInterview> =>
  v.parse(readersInterviewSchema, (await reader.get(endpointPath(INTERVIEW_ENDPOINTS.of, id))).response);

/** Requests of the desk. */
export const queueOf = async (editor: TestReader, id: string, view: QuestionView = 'waiting') =>
  v.parse(
    questionQueueSchema,
    (await editor.get(`${endpointPath(INTERVIEW_DESK_ENDPOINTS.questions, id)}?view=${view}`)).response,
  ).items;
export const act = (editor: TestReader, id: string, question: string, body: object): Promise<Answered> =>
  editor.post(endpointPath(INTERVIEW_DESK_ENDPOINTS.actOnQuestion, id, question), body);

/** Answered questions shown on a page. */
export const onPage = async ({ database }: Pick<TestDiscussion, 'database'>, id: string) =>
  v.parse(answeredQuestionsSchema, await answeredQuestions(database.db, createCursors('x'), Number(id)));
export const pathOf = async ({ database }: Pick<TestDiscussion, 'database'>, id: string) => {
  const [row] = await database.db
    .select()
    .from(contents)
    .where(eq(contents.id, Number(id)));
  return row?.path ?? '';
};
