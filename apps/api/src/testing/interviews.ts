import {
  answeredQuestionsSchema,
  CALLS,
  type InterviewForm,
  interviewCall,
  type QuestionView,
  questionQueueSchema,
  type ReadersInterview,
  readersInterviewSchema,
} from '@portal/model';
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

/** Somebody at the desk, for what is done without calls. */
export const ANSWERER: DeskActor = { id: 1, name: 'Pau Ferrer', site: 'prova', role: 'editor' };

export type TestInterviews = TestDiscussion & {
  /** An interview that is open, unless said otherwise. @returns the id of its content */
  interview: (over?: Partial<InterviewForm>) => Promise<string>;
};

/** The back end with interviews to ask at. @param rules `comments` of its site's file */
export async function testInterviews(
  engine: Engine,
  rules = '{}',
  options: TestAccountsOptions = {},
): Promise<TestInterviews> {
  const test = await testDiscussion(engine, rules, options);
  // A section that contents may be made in.
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

/** What readers do, by calls. */
export const ask = (reader: TestReader, id: string, question: string, key = newKey()): Promise<Answered> =>
  reader.post(interviewCall(id, 'questions'), { name: 'Mercè', question, key });
export const seenBy = async (reader: TestReader, id: string): Promise<ReadersInterview> =>
  v.parse(readersInterviewSchema, (await reader.get(interviewCall(id, 'reader'))).response);

/** What somebody at the desk does, by calls. */
export const queueOf = async (editor: TestReader, id: string, view: QuestionView = 'waiting') =>
  v.parse(
    questionQueueSchema,
    (await editor.get(`${CALLS.deskInterviews}/${id}/questions?view=${view}`)).response,
  ).items;
export const act = (editor: TestReader, id: string, question: string, body: object): Promise<Answered> =>
  editor.post(`${CALLS.deskInterviews}/${id}/questions/${question}`, body);

/** The answered questions that a page has. */
export const onPage = async ({ database }: Pick<TestDiscussion, 'database'>, id: string) =>
  v.parse(answeredQuestionsSchema, await answeredQuestions(database.db, createCursors('x'), Number(id)));
export const pathOf = async ({ database }: Pick<TestDiscussion, 'database'>, id: string) => {
  const [row] = await database.db
    .select()
    .from(contents)
    .where(eq(contents.id, Number(id)));
  return row?.path ?? '';
};
