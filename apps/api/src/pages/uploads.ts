import type { UploadsPage } from '@portal/model';
import { uploadsPath } from '@portal/model/participation';
import { uploadGallery } from '../participation/uploads';
import type { Database } from '../platform/database';
import type { OpenCursors } from '../platform/secrets';
import type { SiteRecord } from '../sites';
import { aboutContent, publishedContent } from './published';

type Request = {
  db: Database;
  cursors: OpenCursors;
  site: SiteRecord;
  cursor: string | null;
  params: Readonly<Record<string, string>>;
};

/** Page of what readers uploaded in response to a call. @throws BadCursor */
export async function uploadsPage({
  db,
  cursors,
  site,
  cursor,
  params,
}: Request): Promise<UploadsPage | null> {
  const row = await publishedContent(db, site, params);
  if (!row?.extra.uploadCall) return null;
  return {
    type: 'uploads',
    path: uploadsPath(String(row.id)),
    ...aboutContent(row),
    gallery: await uploadGallery(db, await cursors(), row.id, cursor),
  };
}
