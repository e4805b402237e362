import {
  articleFieldsFormSchema,
  CONTENT_DESK_ENDPOINTS,
  contentDateSchema,
  correctionFormSchema,
  deskContentsQuerySchema,
  previewFormSchema,
} from '@portal/model/newsroom';
import type { Hono } from 'hono';
import { idInPath, serve } from '../../platform/http';
import type { OpenCursors } from '../../platform/secrets';
import type { DeskDeps, DeskGuards } from '../../sites/desk-kit';
import {
  correctContent,
  deskContent,
  deskContents,
  rescheduleContent,
  restoreContent,
  setContentFields,
  withdrawContent,
  withdrawCorrection,
} from './contents';
import { endPreview, makePreview } from './previews';

/** Desk endpoints for articles: list, details and edits. */
export function contentDeskCalls(
  app: Hono,
  deps: DeskDeps & { cursors: OpenCursors },
  guards: DeskGuards,
): void {
  const { db, cursors } = deps;
  serve(app, guards, CONTENT_DESK_ENDPOINTS, {
    contents: async ({ context, query }) => {
      const asked = query(deskContentsQuerySchema);
      return deskContents(db, await cursors(), context.site, asked);
    },
    content: async ({ c, context, actor }) =>
      deskContent({ ...deps, cursors: await cursors() }, context.site, idInPath(c), actor.role),
    withdrawContent: async ({ c, context, actor }) => withdrawContent(deps, actor, context, idInPath(c)),
    restoreContent: async ({ c, context, actor }) => restoreContent(deps, actor, context, idInPath(c)),
    rescheduleContent: async ({ c, context, actor, body }) => {
      const { at } = await body(contentDateSchema);
      await rescheduleContent(deps, actor, context, idInPath(c), new Date(at));
    },
    setFields: async ({ c, context, actor, body }) =>
      setContentFields(deps, actor, context, idInPath(c), await body(articleFieldsFormSchema)),
    correctContent: async ({ c, context, actor, body }) =>
      correctContent(deps, actor, context, idInPath(c), await body(correctionFormSchema)),
    withdrawCorrection: async ({ c, context, actor }) => {
      const [contentId, correctionId] = [idInPath(c), idInPath(c, 'correctionId')];
      await withdrawCorrection(deps, actor, context, { contentId, correctionId });
    },
    makePreview: async ({ c, context, actor, body }) => {
      const { days } = await body(previewFormSchema);
      await makePreview(deps, actor, context, { contentId: idInPath(c), days });
    },
    endPreview: async ({ c, context, actor }) => {
      const [contentId, previewId] = [idInPath(c), idInPath(c, 'previewId')];
      await endPreview(deps, actor, context, { contentId, previewId });
    },
  });
}
