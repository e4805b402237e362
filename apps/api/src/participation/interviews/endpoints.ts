import { CALLS, successEnvelope } from '@portal/model';
import { questionPostSchema } from '@portal/model/participation';
import type { Hono } from 'hono';
import { answer, bodyOf, checked, done, idInPath, success } from '../../platform/http';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { type Reader, readerOf } from '../../readers/accounts';
import { mustRead } from '../../revenue/entitlements';
import type { RequestContext } from '../../sites';
import { askQuestion, withdrawQuestion } from './asking';
import { type FoundInterview, interviewNow, interviewOf, readersInterview } from './reading';

/** The answer count is the same for everyone, so caches may keep it briefly. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Endpoints of interviews: public state, a reader's own questions, asking and withdrawing. */
export function interviewCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, openContextOf, participant, own, reader }: AccountContext,
): void {
  const { db, now } = deps;
  const path = `${CALLS.interview}:id`;
  const mustReadOf = (
    { contentId, condition }: FoundInterview,
    context: RequestContext,
    who: Reader | null,
  ) => mustRead(db, { context, who }, { id: contentId, condition }, now());

  app.get(path, async (c) => {
    const context = await openContextOf(c);
    const interview = await interviewOf(db, context.site.alias, idInPath(c));
    if (interview.condition === null)
      return answer(successEnvelope(await interviewNow(db, interview, now())), SHORTLY);
    const { site, session } = context;
    const who = site.features.users ? await readerOf(db, site, session, now()) : null;
    await mustReadOf(interview, context, who);
    return done(await interviewNow(db, interview, now()));
  });
  app.get(`${path}/reader`, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    const interview = await interviewOf(db, context.site.alias, idInPath(c));
    await mustReadOf(interview, context, who);
    return done(await readersInterview(db, interview, who.id, now()));
  });
  app.post(
    `${path}/questions`,
    participant(async (c, context, who) => {
      const post = checked(questionPostSchema, await bodyOf(c));
      await mustReadOf(await interviewOf(db, context.site.alias, idInPath(c)), context, who);
      return done(await askQuestion(deps, context, who.id, idInPath(c), post));
    }),
  );
  app.delete(
    `${CALLS.question}:id`,
    own(async (c, context, who) => {
      await withdrawQuestion(deps, context, who.id, idInPath(c));
      return success();
    }),
  );
}
