import { CALLS } from '@portal/model';
import {
  appealAnswerSchema,
  COMMENT_DESK_ENDPOINTS,
  commentPolicySchema,
  commentQueueQuerySchema,
  deskDiscussionQuerySchema,
  disputeClosingSchema,
  disputeFormSchema,
  liftFormSchema,
  moderationSchema,
  moderationUndoSchema,
  objectionAnswerSchema,
  standingSchema,
  TRANSPARENCY_DESK_ENDPOINTS,
  transparencyQuerySchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { checked, idInPath, PRIVATE, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskGuards } from '../../sites/desk-kit';
import { decideAppeal, waitingAppeals } from './appeals';
import type { DecisionDeps } from './decisions';
import { deskDiscussion } from './desk-thread';
import { closeDispute, openDispute } from './disputes';
import { liftSuspensions } from './lifting';
import { moderate, undoModeration } from './moderation';
import { decideObjection, waitingObjections } from './objections';
import { commentQueue } from './queue';
import { setStanding, setThreadPolicy } from './standing';
import { transparencyCsv, transparencyReport } from './transparency';

type Deps = DecisionDeps & { cursors: OpenCursors };
type Guards = Pick<DeskGuards, 'desk'>;

/** Desk endpoints for the yearly report, also as a file, and for out-of-court disputes. */
function transparencyDeskCalls(app: Hono, deps: Deps, guards: Guards): void {
  serve(app, guards, TRANSPARENCY_DESK_ENDPOINTS, {
    transparency: async ({ context, query }) =>
      transparencyReport(deps.db, context.site, query(transparencyQuerySchema).year),
    openDispute: async ({ context, actor, body }) =>
      openDispute(deps, actor, context, await body(disputeFormSchema)),
    closeDispute: async ({ context, actor, body }) =>
      closeDispute(deps, actor, context, await body(disputeClosingSchema)),
  });
  app.get(`${CALLS.deskComments}/report`, async (c) => {
    const { site } = (await guards.desk(c, { method: 'GET' })).context;
    const { year } = checked(transparencyQuerySchema, c.req.query());
    return new Response(await transparencyCsv(deps.db, site, year), {
      headers: {
        ...PRIVATE,
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="comments-${site.alias}-${year}.csv"`,
      },
    });
  });
}

/** Desk endpoints for comments: site-wide queue, decisions, undo, appeals, transparency report. */
export function commentDeskCalls(app: Hono, deps: Deps, guards: Guards): void {
  const { db, cursors, outbox, now } = deps;
  serve(app, guards, COMMENT_DESK_ENDPOINTS, {
    comments: async ({ context, query }) => {
      const question = query(commentQueueQuerySchema);
      return commentQueue(db, await cursors(), context.site, question, now());
    },
    discussion: async ({ c, context, query }) => {
      const { cursor } = query(deskDiscussionQuerySchema);
      return deskDiscussion(db, await cursors(), context.site, idInPath(c), { cursor, now: now() });
    },
    setCommentPolicy: async ({ context, actor, body }) => {
      const { contentId, ...policy } = await body(commentPolicySchema);
      await setThreadPolicy(deps, actor, context, contentId, policy);
    },
    moderate: async ({ context, actor, body }) =>
      moderate(deps, actor, context, await body(moderationSchema)),
    undoModeration: async ({ context, actor, body }) => {
      const { batch } = await body(moderationUndoSchema);
      const restored = await undoModeration(deps, actor, context, batch);
      outbox.sendSoon();
      return { restored };
    },
    setStanding: async ({ context, actor, body }) => {
      await setStanding(deps, actor, context, await body(standingSchema));
      outbox.sendSoon();
    },
    liftSuspension: async ({ context, actor, body }) => {
      const { email } = await body(liftFormSchema);
      return { lifted: await liftSuspensions(deps, actor, context, email) };
    },
    appeals: async ({ context }) => ({ appeals: await waitingAppeals(db, context.site) }),
    decideAppeal: async ({ context, actor, body }) => {
      const { id, outcome } = await body(appealAnswerSchema);
      await decideAppeal(deps, actor, context, id, outcome);
      outbox.sendSoon();
    },
    objections: async ({ context }) => ({ objections: await waitingObjections(db, context.site) }),
    decideObjection: async ({ context, actor, body }) => {
      await decideObjection(deps, actor, context, await body(objectionAnswerSchema));
      outbox.sendSoon();
    },
  });
  transparencyDeskCalls(app, deps, guards);
}
