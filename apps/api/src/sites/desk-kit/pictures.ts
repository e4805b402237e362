import type { Image } from '@portal/model';
import { eq } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { invalidFields } from '../../platform/http';
import { imageOf, media } from '../../platform/media';
import type { SiteRecord } from '../index';

/** URL of any rendition of a library picture, with or without a host. */
const IN_LIBRARY = /^(?:https?:\/\/([^/\s]{1,255}))?\/media\/([0-9a-f]{20})\//;

/**
 * A picture of the site's library, by its URL.
 * @throws ApiError for an unknown URL, or one at another site's host
 */
export async function pictureAt(
  db: Database | DatabaseTransaction,
  { hosts }: Pick<SiteRecord, 'hosts'>,
  url: string,
  alt: string,
): Promise<Image> {
  const [, host, id] = IN_LIBRARY.exec(url) ?? [];
  // The same path at a foreign host belongs to a third party.
  if (host !== undefined && !hosts.includes(host.replace(/:\d{1,5}$/, '').toLowerCase()))
    throw invalidFields([{ field: 'picture', code: 'invalid' }]);
  const [row] = id ? await db.select().from(media).where(eq(media.id, id)) : [];
  if (!row?.mime.startsWith('image/')) throw invalidFields([{ field: 'picture', code: 'invalid' }]);
  return imageOf(row, alt);
}
