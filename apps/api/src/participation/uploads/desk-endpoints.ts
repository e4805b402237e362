import { CALLS, UPLOAD_MIME_TYPES } from '@portal/model';
import { APPEAL_OUTCOMES } from '@portal/model/newsroom';
import {
  UPLOAD_CAPTION_MAX_LENGTH,
  UPLOAD_DECISIONS,
  UPLOAD_GROUNDS,
  UPLOAD_VIEWS,
} from '@portal/model/participation';
import { and, eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf, checked, done, success, UNAPPROVED_FILE_HEADERS, unknown } from '../../platform/http';
import { fileResponse, openFile } from '../../platform/media';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskVisits } from '../../sites/desk-kit';
import { decideUploadAppeal, waitingUploadAppeals } from './appeals';
import { type DecidingDeps, decideUploads, MAX_DECIDED, undoUploads } from './deciding';
import { uploadQueue } from './reading';
import { uploads } from './tables';

const key = v.pipe(v.string(), v.uuid());
const queueQuery = v.object({
  view: v.optional(v.picklist(UPLOAD_VIEWS), 'held'),
  cursor: v.optional(v.pipe(v.string(), v.maxLength(256))),
});
const decision = v.object({
  act: v.picklist(UPLOAD_DECISIONS),
  ids: v.pipe(v.array(key), v.minLength(1), v.maxLength(MAX_DECIDED)),
  ground: v.optional(v.picklist(UPLOAD_GROUNDS)),
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(UPLOAD_CAPTION_MAX_LENGTH))),
});

const appeal = v.object({ id: key, outcome: v.picklist(APPEAL_OUTCOMES) });

/** Desk endpoints for readers' files: queue, preview, decisions, undo and appeals. */
export function uploadDeskCalls(
  app: Hono,
  deps: DecidingDeps & { cursors: OpenCursors },
  { visit, change }: DeskVisits,
): void {
  const { db, cursors, outbox, folder } = deps;
  const path = CALLS.deskUploads;
  app.get(path, async (c) => {
    const { site } = await visit(c);
    const { view, cursor } = checked(queueQuery, c.req.query());
    return done(await uploadQueue(db, await cursors(), site, view, cursor));
  });
  app.get(`${path}/:id/file`, async (c) => {
    const { site } = await visit(c);
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
  app.post(`${path}/decide`, async (c) => {
    const { actor, ...place } = await change(c);
    const { ids: keys, ...ruling } = checked(decision, await bodyOf(c));
    return done(await decideUploads(deps, actor, place, { ...ruling, keys }));
  });
  app.get(`${path}/appeals`, async (c) => {
    const { site } = await visit(c);
    return done({ appeals: await waitingUploadAppeals(db, site) });
  });
  app.post(`${path}/appeals`, async (c) => {
    const { actor, ...place } = await change(c);
    const { id, outcome } = checked(appeal, await bodyOf(c));
    await decideUploadAppeal(deps, actor, place, id, outcome);
    outbox.sendSoon();
    return success();
  });
  app.post(`${path}/undo`, async (c) => {
    const { actor, ...place } = await change(c);
    const { batch } = checked(v.object({ batch: key }), await bodyOf(c));
    const restored = await undoUploads(deps, actor, place, batch);
    outbox.sendSoon();
    return done({ restored });
  });
}
