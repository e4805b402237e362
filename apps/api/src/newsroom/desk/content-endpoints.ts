import {
  contentDateSchema,
  correctionFormSchema,
  DESK_CALLS,
  deskContentsQuerySchema,
  previewFormSchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { bodyOf, checked, done, idInPath, success } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskActs, DeskDeps } from '../../sites/desk-kit';
import {
  correctContent,
  deskContent,
  deskContents,
  rescheduleContent,
  restoreContent,
  withdrawContent,
  withdrawCorrection,
} from './contents';
import { endPreview, makePreview } from './previews';

const PATH = DESK_CALLS.contents;

/** Desk endpoints for contents: list, details and edits. */
export function contentDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  { actor }: DeskActs,
): void {
  const { db, cursors } = deps;
  app.get(
    PATH,
    actor(null, async (c, _, { site }) => {
      const query = checked(deskContentsQuerySchema, c.req.query());
      return done(await deskContents(db, await cursors(), site, query));
    }),
  );
  app.get(
    `${PATH}/:id`,
    actor(null, async (c, { role }, { site }) =>
      done(await deskContent({ ...deps, cursors: await cursors() }, site, idInPath(c), role)),
    ),
  );
  app.post(
    `${PATH}/:id/withdraw`,
    actor('content.withdraw', async (c, who, place) => {
      await withdrawContent(deps, who, place, idInPath(c));
      return success();
    }),
  );
  app.post(
    `${PATH}/:id/restore`,
    actor('content.restore', async (c, who, place) => {
      await restoreContent(deps, who, place, idInPath(c));
      return success();
    }),
  );
  app.post(
    `${PATH}/:id/reschedule`,
    actor('content.reschedule', async (c, who, place) => {
      const { at } = checked(contentDateSchema, await bodyOf(c));
      await rescheduleContent(deps, who, place, idInPath(c), new Date(at));
      return success();
    }),
  );
  app.post(
    `${PATH}/:id/corrections`,
    actor('content.correct', async (c, who, place) => {
      await correctContent(deps, who, place, idInPath(c), checked(correctionFormSchema, await bodyOf(c)));
      return success();
    }),
  );
  app.delete(
    `${PATH}/:id/corrections/:correctionId`,
    actor('content.uncorrect', async (c, who, place) => {
      const [contentId, correctionId] = [idInPath(c), idInPath(c, 'correctionId')];
      await withdrawCorrection(deps, who, place, { contentId, correctionId });
      return success();
    }),
  );
  app.post(
    `${PATH}/:id/previews`,
    actor('content.preview', async (c, who, place) => {
      const { days } = checked(previewFormSchema, await bodyOf(c));
      await makePreview(deps, who, place, { contentId: idInPath(c), days });
      return success();
    }),
  );
  app.delete(
    `${PATH}/:id/previews/:previewId`,
    actor('content.unpreview', async (c, who, place) => {
      const [contentId, previewId] = [idInPath(c), idInPath(c, 'previewId')];
      await endPreview(deps, who, place, { contentId, previewId });
      return success();
    }),
  );
}
