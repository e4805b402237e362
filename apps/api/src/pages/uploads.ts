import { type UploadsPage, uploadsPath } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { OpenCursors } from '../cursors';
import type { Database } from '../database/client';
import { contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import { uploadGallery } from '../uploads/reading';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/** What readers sent to a call, on pages of its own. @throws BadCursor */
export async function uploadsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<UploadsPage | null> {
  const { contentId = '' } = params;
  if (!/^\d{1,15}$/.test(contentId)) return null;
  const id = Number(contentId);
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.id, id), eq(contents.site, site.alias), eq(contents.status, 'published')));
  if (!row?.extra.uploadCall) return null;
  return {
    type: 'uploads',
    path: uploadsPath(contentId),
    updatedAt: (row.updatedAt ?? row.publishedAt).toISOString(),
    content: { id: contentId, title: row.title, url: row.path },
    gallery: await uploadGallery(db, await cursors(), id, cursor),
  };
}
