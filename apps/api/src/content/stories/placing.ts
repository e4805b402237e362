import { randomUUID } from 'node:crypto';
import type { ContentType } from '@portal/model';
import { and, eq } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { slugOf } from '../../platform/html';
import { sections } from '../../sites';
import { contentSections, contents } from './tables';

/** URLs that are tried for a new article. */
const MAX_ADDRESSES = 50;

/**
 * Creates an article without text in a section of a site, at a free URL made from its headline.
 * @param fallback used for the URL if the headline has no letters
 * @returns its id; `no-section` or `no-address` if there is none for it
 */
export async function placeContent(
  tx: DatabaseTransaction,
  site: string,
  {
    type,
    title,
    section,
    fallback,
    now,
  }: { type: ContentType; title: string; section: string; fallback: string; now: Date },
): Promise<number | 'no-section' | 'no-address'> {
  const [of] = await tx
    .select({ id: sections.id, slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.site, site), eq(sections.slug, section)));
  if (!of) return 'no-section';
  const slug = slugOf(title) || fallback;
  for (let at = 1; at <= MAX_ADDRESSES; at += 1) {
    const [made] = await tx
      .insert(contents)
      .values({
        site,
        type,
        path: `/${of.slug}/${slug}${at === 1 ? '' : `-${at}`}/`,
        title,
        // Everybody may take part, whatever the condition of the section's texts.
        body: [],
        sectionId: of.id,
        publishedAt: now,
        conditionBy: 'newsroom',
        source: 'desk',
        sourceId: `${type}:${randomUUID()}`,
        sourceDigest: '',
      })
      .onConflictDoNothing({ target: [contents.site, contents.path] })
      .returning({ id: contents.id });
    if (!made) continue;
    await tx.insert(contentSections).values({ contentId: made.id, sectionId: of.id });
    return made.id;
  }
  return 'no-address';
}
