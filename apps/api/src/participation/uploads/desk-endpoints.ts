import { CALLS, UPLOAD_MIME_TYPES } from '@portal/model';
import {
  UPLOAD_DESK_ENDPOINTS,
  uploadAppealAnswerSchema,
  uploadDecisionSchema,
  uploadQueueQuerySchema,
  uploadUndoSchema,
} from '@portal/model/newsroom';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { serve, UNAPPROVED_FILE_HEADERS, unknown } from '../../platform/http';
import { fileResponse, openFile } from '../../platform/media';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskGuards } from '../../sites/desk-kit';
import { decideUploadAppeal, waitingUploadAppeals } from './appeals';
import { type DecidingDeps, decideUploads, undoUploads } from './deciding';
import { uploadQueue } from './reading';
import { uploads } from './tables';

const key = v.pipe(v.string(), v.uuid());

/** Desk endpoints for readers' files: queue, preview, decisions, undo and appeals. */
export function uploadDeskCalls(
  app: Hono,
  deps: DecidingDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  const { db, cursors, outbox, folder } = deps;
  serve(app, guards, UPLOAD_DESK_ENDPOINTS, {
    uploads: async ({ context, query }) => {
      const { view, cursor } = query(uploadQueueQuerySchema);
      return uploadQueue(db, await cursors(), context.site, view, cursor);
    },
    decideUploads: async ({ context, actor, body }) => {
      const { ids: keys, ...ruling } = await body(uploadDecisionSchema);
      return decideUploads(deps, actor, context, { ...ruling, keys });
    },
    undoUploads: async ({ context, actor, body }) => {
      const { batch } = await body(uploadUndoSchema);
      const restored = await undoUploads(deps, actor, context, batch);
      outbox.sendSoon();
      return { restored };
    },
    uploadAppeals: async ({ context }) => ({ appeals: await waitingUploadAppeals(db, context.site) }),
    decideUploadAppeal: async ({ context, actor, body }) => {
      const { id, outcome } = await body(uploadAppealAnswerSchema);
      await decideUploadAppeal(deps, actor, context, id, outcome);
      outbox.sendSoon();
    },
  });
  app.get(`${CALLS.deskUploads}/:id/file`, async (c) => {
    const { site } = (await guards.desk(c, { method: 'GET' })).context;
    const id = v.safeParse(key, c.req.param('id'));
    if (!id.success) throw unknown();
    const [row] = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.site, site.alias), eq(uploads.key, id.output)));
    if (!row || row.safeBytes === null || row.state === 'withdrawn') throw unknown();
    const file = await openFile(folder.held(row.key, row.kind)).catch(() => null);
    if (!file) throw unknown();
    const headers = {
      ...UNAPPROVED_FILE_HEADERS,
      'accept-ranges': 'bytes',
      'content-type': UPLOAD_MIME_TYPES[row.kind],
    };
    return fileResponse(file, headers, c.req.header('range'));
  });
}
