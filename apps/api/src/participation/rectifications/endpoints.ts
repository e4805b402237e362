import {
  deskRectificationsQuerySchema,
  RECTIFICATION_DESK_ENDPOINTS,
  rectificationActSchema,
} from '@portal/model/newsroom';
import {
  contactKeySchema,
  RECTIFICATION_ENDPOINTS,
  rectifiableStoryQuerySchema,
  rectificationPostSchema,
  rectificationRecordPostSchema,
} from '@portal/model/participation';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import { emailKey } from '../../platform/words';
import type { AccountContext, AccountDeps } from '../../readers/accounts';
import { readerOf } from '../../readers/accounts';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import { decideRequest } from './deciding';
import { deskRectifications } from './queue';
import { receiptByKey, recordRequest, rectifiableStory, takeRequest } from './requests';

/** Public endpoints for rectification requests: the form's story, the request, its receipt. */
export function rectificationCalls(app: Hono, deps: AccountDeps, { guards }: AccountContext): void {
  serve(app, guards, RECTIFICATION_ENDPOINTS, {
    send: async ({ context, body }) => {
      const { key, ...form } = await body(rectificationPostSchema);
      const who = await readerOf(deps.db, context.site, context.session, deps.now());
      const isProven = who !== null && who.validatedAt !== null && who.emailKey === emailKey(form.email);
      // An unconfirmed email address does not count toward its owner's limit.
      await deps.limits.count('rectification', context.ip, isProven ? String(who.id) : undefined);
      const receipt = await takeRequest(deps, context, form, { key, isProven });
      deps.outbox.sendSoon();
      return receipt;
    },
    story: async ({ context, query }) =>
      rectifiableStory(deps, context, query(rectifiableStoryQuerySchema).story),
    receipt: async ({ context, query }) => receiptByKey(deps.db, context, query(contactKeySchema).key),
  });
}

/** Desk endpoints for requests: list, record one received on paper, decide. */
export function rectificationDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  const { db, cursors, outbox } = deps;
  serve(app, guards, RECTIFICATION_DESK_ENDPOINTS, {
    rectifications: async ({ context, query }) => {
      const asked = query(deskRectificationsQuerySchema);
      return deskRectifications(db, await cursors(), context.site, asked);
    },
    recordRectification: async ({ context, actor, body }) => {
      const { key, ...record } = await body(rectificationRecordPostSchema);
      const receipt = await recordRequest(deps, actor, context, record, key);
      outbox.sendSoon();
      return receipt;
    },
    decideRectification: async ({ c, context, actor, body }) => {
      const act = await body(rectificationActSchema);
      await decideRequest(deps, actor, context, idInPath(c), act);
      outbox.sendSoon();
    },
  });
}
