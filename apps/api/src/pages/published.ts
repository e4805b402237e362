import { and, eq } from 'drizzle-orm';
import { contents } from '../content/stories';
import type { Database } from '../platform/database';
import type { SiteRecord } from '../sites';

export type PublishedContent = typeof contents.$inferSelect;

/** Published content of a site, named by `:contentId` in a path; null if there is none. */
export async function publishedContent(
  db: Database,
  site: Pick<SiteRecord, 'alias'>,
  { contentId = '' }: Readonly<Record<string, string>>,
): Promise<PublishedContent | null> {
  if (!/^\d{1,15}$/.test(contentId)) return null;
  const [row] = await db
    .select()
    .from(contents)
    .where(
      and(
        eq(contents.id, Number(contentId)),
        eq(contents.site, site.alias),
        eq(contents.status, 'published'),
      ),
    );
  return row ?? null;
}

/** Content data on a page that shows a part of it. */
export const aboutContent = ({ id, title, path, updatedAt, publishedAt }: PublishedContent) => ({
  updatedAt: (updatedAt ?? publishedAt).toISOString(),
  content: { id: String(id), title, url: path },
});
