import { CALLS, rowId } from '@portal/model';
import {
  interviewClosingSchema,
  interviewFormSchema,
  interviewPlaceSchema,
  interviewPortraitSchema,
  QUESTION_VIEWS,
  questionActSchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, idInPath, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskDeps, DeskVisits } from '../../sites/desk-kit';
import { actOnQuestion } from './answering';
import { changeInterview, closeInterview, createInterview, deskInterviews, setPortrait } from './desk';
import { questionQueue } from './queue';

const listQuery = v.object({ before: v.optional(rowId), id: v.optional(rowId) });
const queueQuery = v.object({
  view: v.optional(v.picklist(QUESTION_VIEWS), 'waiting'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});

/** Desk endpoints for interviews: create, change and close them, and act on their questions. */
export function interviewDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  { visit, change }: DeskVisits,
): void {
  const path = CALLS.deskInterviews;
  const one = `${path}/:id`;
  app.get(path, async (c) => {
    const { site } = await visit(c);
    return done(await deskInterviews(deps, site.alias, checked(listQuery, c.req.query())));
  });
  app.post(path, async (c) => {
    const { actor } = await change(c);
    const body = await bodyOf(c);
    const form = checked(interviewFormSchema, body);
    return done({
      contentId: await createInterview(deps, actor, form, checked(interviewPlaceSchema, body)),
    });
  });
  app.post(one, async (c) => {
    const { actor } = await change(c);
    await changeInterview(deps, actor, idInPath(c), checked(interviewFormSchema, await bodyOf(c)));
    return success();
  });
  app.post(`${one}/portrait`, async (c) => {
    const who = await change(c);
    const { picture } = checked(interviewPortraitSchema, await bodyOf(c));
    await setPortrait(deps, who, idInPath(c), picture);
    return success();
  });
  app.post(`${one}/closing`, async (c) => {
    const { actor } = await change(c);
    const { isClosed } = checked(interviewClosingSchema, await bodyOf(c));
    await closeInterview(deps, actor, idInPath(c), isClosed);
    return success();
  });
  app.get(`${one}/questions`, async (c) => {
    const { site } = await visit(c);
    const asked = checked(queueQuery, c.req.query());
    const question = { contentId: idInPath(c), ...asked };
    return done(await questionQueue(deps.db, await deps.cursors(), site.alias, question));
  });
  app.post(`${one}/questions/:question`, async (c) => {
    const { actor } = await change(c);
    const place = { contentId: idInPath(c), id: idInPath(c, 'question') };
    await actOnQuestion(deps, actor, place, checked(questionActSchema, await bodyOf(c)));
    return success();
  });
}
