import { CALLS, COMMENT_MAX_LENGTH, rowId } from '@portal/model';
import {
  APPEAL_OUTCOMES,
  commentPolicySchema,
  disputeClosingSchema,
  disputeFormSchema,
  liftFormSchema,
  MODERATION_ACTS,
  QUEUE_VIEWS,
  READER_STANDINGS,
  restrictionFields,
} from '@portal/model/newsroom';
import { REPORT_REASONS } from '@portal/model/participation';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, idInPath, PRIVATE, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskVisits } from '../../sites/desk-kit';
import { decideAppeal, waitingAppeals } from './appeals';
import type { DecisionDeps } from './decisions';
import { deskDiscussion } from './desk-thread';
import { closeDispute, openDispute } from './disputes';
import { liftSuspensions } from './lifting';
import { MAX_MODERATED, moderate, undoModeration } from './moderation';
import { decideObjection, waitingObjections } from './objections';
import { commentQueue } from './queue';
import { setStanding, setThreadPolicy } from './standing';
import { transparencyCsv, transparencyReport } from './transparency';

const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const ground = v.optional(v.picklist(REPORT_REASONS));
const note = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(COMMENT_MAX_LENGTH)));

const queueQuery = v.object({
  view: v.optional(v.picklist(QUEUE_VIEWS)),
  reader: v.optional(rowId),
  story: v.optional(rowId),
  word: v.optional(v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80))),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});
const discussionQuery = v.pick(queueQuery, ['cursor']);
const moderation = v.object({
  act: v.picklist(MODERATION_ACTS),
  ids: v.pipe(v.array(id), v.minLength(1), v.maxLength(MAX_MODERATED)),
  ground,
  clause: restrictionFields.clause,
  note,
});
const standing = v.object({
  accountId: id,
  standing: v.nullable(v.picklist(READER_STANDINGS)),
  ground,
  ...restrictionFields,
  commentId: v.optional(id),
  note,
});
const appeal = v.object({ id, outcome: v.picklist(APPEAL_OUTCOMES) });
const objection = v.object({ ...appeal.entries, note });
const report = v.object({
  year: v.pipe(v.string(), v.regex(/^2\d{3}$/, 'must be a year'), v.transform(Number)),
});

/** Desk endpoints for comments: queue of all stories of a site, decisions, undo, appeals, report. */
export function commentDeskCalls(
  app: Hono,
  deps: DecisionDeps & { cursors: OpenCursors },
  { visit, change }: DeskVisits,
): void {
  const { db, cursors, outbox, now } = deps;
  const path = CALLS.deskComments;

  app.get(path, async (c) => {
    const { site } = await visit(c);
    const question = checked(queueQuery, c.req.query());
    return done(await commentQueue(db, await cursors(), site, question, now()));
  });
  app.post(`${path}/moderate`, async (c) => {
    const { actor, ...place } = await change(c);
    return done(await moderate(deps, actor, place, checked(moderation, await bodyOf(c))));
  });
  app.post(`${path}/undo`, async (c) => {
    const { actor, ...place } = await change(c);
    const { batch } = checked(v.object({ batch: v.pipe(v.string(), v.uuid()) }), await bodyOf(c));
    const restored = await undoModeration(deps, actor, place, batch);
    outbox.sendSoon();
    return done({ restored });
  });
  app.post(`${path}/reader`, async (c) => {
    const { actor, ...place } = await change(c);
    await setStanding(deps, actor, place, checked(standing, await bodyOf(c)));
    outbox.sendSoon();
    return success();
  });
  app.post(`${path}/lift`, async (c) => {
    const { actor, ...place } = await change(c);
    const { email } = checked(liftFormSchema, await bodyOf(c));
    return done({ lifted: await liftSuspensions(deps, actor, place, email) });
  });
  app.post(`${path}/thread`, async (c) => {
    const { actor, ...place } = await change(c);
    const { contentId, ...policy } = checked(commentPolicySchema, await bodyOf(c));
    await setThreadPolicy(deps, actor, place, contentId, policy);
    return success();
  });
  app.get(`${path}/thread/:id`, async (c) => {
    const { site } = await visit(c);
    const { cursor } = checked(discussionQuery, c.req.query());
    return done(await deskDiscussion(db, await cursors(), site, idInPath(c), { cursor, now: now() }));
  });
  app.get(`${path}/appeals`, async (c) => {
    const { site } = await visit(c);
    return done({ appeals: await waitingAppeals(db, site) });
  });
  app.post(`${path}/appeals`, async (c) => {
    const { actor, ...place } = await change(c);
    const answered = checked(appeal, await bodyOf(c));
    await decideAppeal(deps, actor, place, answered.id, answered.outcome);
    outbox.sendSoon();
    return success();
  });
  app.get(`${path}/objections`, async (c) => {
    const { site } = await visit(c);
    return done({ objections: await waitingObjections(db, site) });
  });
  app.post(`${path}/objections`, async (c) => {
    const { actor, ...place } = await change(c);
    await decideObjection(deps, actor, place, checked(objection, await bodyOf(c)));
    outbox.sendSoon();
    return success();
  });
  app.post(`${path}/disputes`, async (c) => {
    const { actor, ...place } = await change(c);
    await openDispute(deps, actor, place, checked(disputeFormSchema, await bodyOf(c)));
    return success();
  });
  app.post(`${path}/disputes/close`, async (c) => {
    const { actor, ...place } = await change(c);
    await closeDispute(deps, actor, place, checked(disputeClosingSchema, await bodyOf(c)));
    return success();
  });
  app.get(`${path}/transparency`, async (c) => {
    const { site } = await visit(c);
    return done(await transparencyReport(db, site, checked(report, c.req.query()).year));
  });
  app.get(`${path}/report`, async (c) => {
    const { site } = await visit(c);
    const { year } = checked(report, c.req.query());
    return new Response(await transparencyCsv(db, site, year), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="comments-${site.alias}-${year}.csv"`,
      },
    });
  });
}
