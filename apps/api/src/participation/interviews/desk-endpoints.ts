import {
  deskInterviewsQuerySchema,
  INTERVIEW_DESK_ENDPOINTS,
  interviewClosingSchema,
  interviewFormSchema,
  interviewPortraitSchema,
  newInterviewSchema,
  questionActSchema,
  questionQueueQuerySchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { actOnQuestion } from './answering';
import { changeInterview, closeInterview, createInterview, deskInterviews, setPortrait } from './desk';
import { questionQueue } from './queue';

/** Desk endpoints for interviews: create, change and close them, and act on their questions. */
export function interviewDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  serve(app, guards, INTERVIEW_DESK_ENDPOINTS, {
    interviews: async ({ context, query }) =>
      deskInterviews(deps, context.site.alias, query(deskInterviewsQuerySchema)),
    createInterview: async ({ actor, body }) => {
      const { title, section, ...form } = await body(newInterviewSchema);
      return { contentId: await createInterview(deps, actor, form, { title, section }) };
    },
    changeInterview: async ({ c, actor, body }) =>
      changeInterview(deps, actor, idInPath(c), await body(interviewFormSchema)),
    setPortrait: async ({ c, context: { site }, actor, body }) => {
      const { picture } = await body(interviewPortraitSchema);
      await setPortrait(deps, { actor, site }, idInPath(c), picture);
    },
    closeInterview: async ({ c, actor, body }) => {
      const { isClosed } = await body(interviewClosingSchema);
      await closeInterview(deps, actor, idInPath(c), isClosed);
    },
    questions: async ({ c, context, query }) => {
      const question = { ...query(questionQueueQuerySchema), contentId: idInPath(c) };
      return questionQueue(deps.db, await deps.cursors(), context.site.alias, question);
    },
    actOnQuestion: async ({ c, actor, body }) => {
      const place = { contentId: idInPath(c), id: idInPath(c, 'question') };
      await actOnQuestion(deps, actor, place, await body(questionActSchema));
    },
  });
}
