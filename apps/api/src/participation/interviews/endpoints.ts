import { successEnvelope } from '@portal/model';
import { INTERVIEW_ENDPOINTS, questionPostSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { answer, idInPath, serve } from '../../platform/http';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { type Reader, readerOf } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import type { RequestContext } from '../../sites';
import { askQuestion, withdrawQuestion } from './asking';
import { type FoundInterview, interviewNow, interviewOf, readersInterview } from './reading';

/** The answer count is the same for everyone, so caches may keep it briefly. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Endpoints of interviews: public state, a reader's own questions, asking and withdrawing. */
export function interviewCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  const { db, now } = deps;
  const mustReadOf = (
    { contentId, condition }: FoundInterview,
    context: RequestContext,
    who: Reader | null,
  ) => mustRead(db, { context, who }, { id: contentId, condition }, now());

  serve(app, guards, INTERVIEW_ENDPOINTS, {
    now: async ({ c, context }) => {
      const interview = await interviewOf(db, context.site.alias, idInPath(c));
      if (interview.condition === null)
        return answer(successEnvelope(await interviewNow(db, interview, now())), SHORTLY);
      const { site, session } = context;
      const who = site.features.users ? await readerOf(db, site, session, now()) : null;
      await mustReadOf(interview, context, who);
      return interviewNow(db, interview, now());
    },
    of: async ({ c, context, reader }) => {
      const interview = await interviewOf(db, context.site.alias, idInPath(c));
      await mustReadOf(interview, context, reader);
      return readersInterview(db, interview, reader.id, now());
    },
    ask: async ({ c, context, reader, body }) => {
      const post = await body(questionPostSchema);
      await mustReadOf(await interviewOf(db, context.site.alias, idInPath(c)), context, reader);
      return askQuestion(deps, context, reader.id, idInPath(c), post);
    },
    withdraw: async ({ c, context, reader }) => withdrawQuestion(deps, context, reader.id, idInPath(c)),
  });
}
