import { CALLS, questionPostSchema, successEnvelope } from '@portal/model';
import type { Context, Hono } from 'hono';
import type { AccountDeps } from '../accounts/deps';
import { type Reader, readerOf } from '../accounts/reader';
import type { RequestContext } from '../accounts/request-context';
import { mustRead } from '../entitled/reading';
import { askQuestion, withdrawQuestion } from '../interviews/asking';
import { interviewNow, interviewOf, readersInterview } from '../interviews/reading';
import { bodyOf, checked, done, idInPath, success } from './account-answers';
import type { AccountContext } from './account-context';
import { answer } from './answers';

/** How many answers there are is the same for everybody: caches may keep it for a moment. */
const SHORTLY = { 'cache-control': 'public, max-age=3' };

/** Calls of digital interviews: what everybody may know now, one's own questions, asking, taking back. */
export function interviewCalls(
  app: Hono,
  deps: AccountDeps,
  { contextOf, openContextOf, independent, own, reader }: AccountContext,
): void {
  const { db, now } = deps;
  const path = `${CALLS.interview}:id`;
  /** The interview that a call names. @throws ApiError for who may not read it */
  const asked = async (c: Context, context: RequestContext, who: Reader | null) => {
    const interview = await interviewOf(db, context.site.alias, idInPath(c));
    await mustRead(db, { context, who }, { ...interview, id: interview.contentId }, now());
    return interview;
  };
  app.get(path, async (c) => {
    const context = await openContextOf(c);
    const { site, session } = context;
    const who = session === null || !site.features.users ? null : await readerOf(db, site, session, now());
    const interview = await asked(c, context, who);
    const known = await interviewNow(db, interview, now());
    return interview.condition === null ? answer(successEnvelope(known), SHORTLY) : done(known);
  });
  app.get(`${path}/reader`, async (c) => {
    const context = await contextOf(c);
    const who = await reader(c, context);
    const interview = await asked(c, context, who);
    return done(await readersInterview(db, interview, who.id, now()));
  });
  app.post(
    `${path}/questions`,
    independent(async (c, context, who) => {
      await asked(c, context, who);
      const post = checked(questionPostSchema, await bodyOf(c));
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
