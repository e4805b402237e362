import {
  type InterviewNow,
  interviewCall,
  interviewNowSchema,
  type QuestionPost,
  questionCall,
  type ReadersInterview,
  readersInterviewSchema,
} from '@portal/model/participation';
import * as v from 'valibot';
import type { Client } from '../client/request';

/** Calls of digital interviews. Each rejects with a RequestError. */
export type InterviewCalls = {
  /** Public state of the interview, and its number of answers. */
  now: (contentId: string) => Promise<InterviewNow>;
  /** The interview as the current reader sees it, with their own questions. */
  of: (contentId: string) => Promise<ReadersInterview>;
  /**
   * Sends a question. Idempotent by key: the same key again is the same question. A refusal has a
   * `QuestionCode`.
   */
  ask: (contentId: string, question: QuestionPost) => Promise<ReadersInterview>;
  /** Withdraws the reader's own question while it has no answer. */
  withdraw: (id: string) => Promise<void>;
};

/** Calls of interviews over a client, one method each. */
export function createInterviews({ request }: Client): InterviewCalls {
  return {
    now: (contentId) => request(interviewCall(contentId), interviewNowSchema),
    of: (contentId) => request(interviewCall(contentId, 'reader'), readersInterviewSchema),
    ask: (contentId, body) =>
      request(interviewCall(contentId, 'questions'), readersInterviewSchema, { method: 'POST', body }),
    withdraw: async (id) => void (await request(questionCall(id), v.unknown(), { method: 'DELETE' })),
  };
}
