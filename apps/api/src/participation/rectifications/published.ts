import type { Rectification } from '@portal/model';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { contents } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { rectifications } from './tables';

const isPublished = and(eq(rectifications.state, 'published'), isNull(rectifications.withdrawnAt));

/** Rectifications published with an article, oldest first. */
export async function rectificationsOf(db: Database, contentId: number): Promise<Rectification[]> {
  const { id, kind, party, isOrganization, text, decidedAt } = rectifications;
  const rows = await db
    .select({ id, kind, party, isOrganization, text, decidedAt })
    .from(rectifications)
    .where(and(eq(rectifications.contentId, contentId), isPublished))
    .orderBy(asc(decidedAt), asc(id));
  return rows.flatMap((row) =>
    row.decidedAt && row.text !== null
      ? {
          id: String(row.id),
          kind: row.kind,
          date: row.decidedAt.toISOString(),
          party: { name: row.party, isOrganization: row.isOrganization },
          text: row.text,
        }
      : [],
  );
}

/** Updates the kinds of rectifications on an article’s cards, and announces that the article changed. */
export async function tellRectified(tx: DatabaseTransaction, contentId: number): Promise<void> {
  const kinds = tx
    .selectDistinct({ kind: rectifications.kind })
    .from(rectifications)
    .where(and(eq(rectifications.contentId, contentId), isPublished));
  await tx
    .update(contents)
    .set({ rectified: sql`array(${kinds} order by 1)` })
    .where(eq(contents.id, contentId));
  await touchContents(tx, [contentId]);
}
