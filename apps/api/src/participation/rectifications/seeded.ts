import type { Rectification } from '@portal/model';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { tellRectified } from './published';
import { rectifications } from './tables';

/** Rectification of a seed: requested by the party itself, and published as requested. */
export type SeededRectification = Pick<Rectification, 'kind' | 'text'> & {
  party: string;
  isOrganization: boolean;
  facts: string;
  receivedAt: Date;
  publishedAt: Date;
};

/** Creates the rectifications of an article; does nothing for those that exist. */
export async function seedRectifications(
  db: Database,
  { alias }: Pick<SiteRecord, 'alias'>,
  contentId: number,
  seeded: readonly SeededRectification[],
): Promise<void> {
  if (!seeded.length) return;
  await db.transaction(async (tx) => {
    const written = await tx
      .insert(rectifications)
      .values(
        seeded.map(({ receivedAt, publishedAt, text, ...one }, at) => ({
          ...one,
          site: alias,
          contentId,
          text,
          asked: text,
          capacity: 'self' as const,
          state: 'published' as const,
          key: `seed:${contentId}:${at}`,
          reference: `SEED-${contentId}-${at + 1}`,
          receivedAt,
          askedUntil: receivedAt,
          dueAt: publishedAt,
          decidedAt: publishedAt,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: rectifications.id });
    if (written.length) await tellRectified(tx, contentId);
  });
}
