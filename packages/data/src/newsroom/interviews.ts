import { CALLS } from '@portal/model';
import {
  type DeskInterviews,
  deskInterviewsSchema,
  type InterviewForm,
  type InterviewPlace,
  type QuestionAct,
  type QuestionQueue,
  type QuestionView,
  questionQueueSchema,
} from '@portal/model/newsroom';
import * as v from 'valibot';
import type { Client } from '../client/request';

/** The desk’s calls about digital interviews. Each rejects with a RequestError. */
export type InterviewDesk = {
  /**
   * Interviews of the site with the counts of their questions, newest first; `id` selects the interview of
   * one content.
   */
  interviews: (query: { [Name in 'before' | 'id']?: string | undefined }) => Promise<DeskInterviews>;
  /** Creates an interview with a content of its own. @returns the id of the content */
  createInterview: (interview: InterviewForm & InterviewPlace) => Promise<string>;
  changeInterview: (contentId: string, interview: InterviewForm) => Promise<void>;
  /** Sets the guest's portrait by its address in the library; empty removes it. */
  setPortrait: (contentId: string, picture: string) => Promise<void>;
  /** Closes an interview by hand, or reopens it. */
  closeInterview: (contentId: string, isClosed: boolean) => Promise<void>;
  /** Questions of an interview by state, with a cursor. */
  questions: (
    contentId: string,
    query: { view: QuestionView; cursor?: string | undefined },
  ) => Promise<QuestionQueue>;
  /** Acts on a question; refused if somebody else has changed it meanwhile. */
  actOnQuestion: (contentId: string, id: string, act: QuestionAct) => Promise<void>;
};

/** Calls of the desk about interviews over a client, one method each. */
export function interviewDesk({ request }: Client): InterviewDesk {
  const one = (contentId: string) => `${CALLS.deskInterviews}/${encodeURIComponent(contentId)}`;
  const post = async (path: string, body: unknown) =>
    void (await request(path, v.unknown(), { method: 'POST', body }));
  const queryOf = (query: Readonly<Record<string, string | undefined>>) =>
    new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return {
    interviews: (query) => request(`${CALLS.deskInterviews}?${queryOf(query)}`, deskInterviewsSchema),
    createInterview: async (body) => {
      const made = v.object({ contentId: v.string() });
      return (await request(CALLS.deskInterviews, made, { method: 'POST', body })).contentId;
    },
    changeInterview: (contentId, body) => post(one(contentId), body),
    setPortrait: (contentId, picture) => post(`${one(contentId)}/portrait`, { picture }),
    closeInterview: (contentId, isClosed) => post(`${one(contentId)}/closing`, { isClosed }),
    questions: (contentId, query) =>
      request(`${one(contentId)}/questions?${queryOf(query)}`, questionQueueSchema),
    actOnQuestion: (contentId, id, act) => post(`${one(contentId)}/questions/${encodeURIComponent(id)}`, act),
  };
}
