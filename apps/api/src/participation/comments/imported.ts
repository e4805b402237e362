import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { DatabaseTransaction } from '../../platform/database';
import { comments } from './tables';

/** A comment from a newsroom's export, its HTML sanitised. */
export type ImportedComment = {
  sourceId: string;
  parentSourceId?: string | null;
  author: string;
  html: string;
  date: Date;
};

/** Comments inserted per statement. */
const BATCH = 1_000;

/**
 * Stores the comments imported with an article. Comments by readers stay, and so do newsroom decisions on
 * earlier imports, their votes and their replies. A comment missing from the export is deleted, or kept as a
 * placeholder if it has replies.
 */
export async function storeImported(
  tx: DatabaseTransaction,
  contentId: number,
  imported: readonly ImportedComment[],
): Promise<void> {
  const known = [...new Map(imported.map((one) => [one.sourceId, one])).values()];
  for (let from = 0; from < known.length; from += BATCH)
    await tx
      .insert(comments)
      .values(
        known.slice(from, from + BATCH).map(({ sourceId, parentSourceId = null, author, html, date }) => ({
          contentId,
          sourceId,
          parentSourceId,
          author,
          html,
          date,
        })),
      )
      .onConflictDoUpdate({
        target: [comments.contentId, comments.sourceId],
        set: {
          parentSourceId: sql`excluded.parent_source_id`,
          author: sql`excluded.author`,
          html: sql`excluded.html`,
          date: sql`excluded.date`,
        },
      });
  const isOld = and(
    eq(comments.contentId, contentId),
    sql`${comments.sourceId} is not null`,
    known.length
      ? notInArray(
          comments.sourceId,
          sql`(select jsonb_array_elements_text(${JSON.stringify(known.map(({ sourceId }) => sourceId))}::jsonb))`,
        )
      : undefined,
  );
  await tx.delete(comments).where(
    and(
      isOld,
      sql`not exists (select from ${comments} reply where reply.source_id is null
          and (reply.root_id = ${comments.id} or reply.parent_id = ${comments.id}))`,
    ),
  );
  await tx.update(comments).set({ state: 'removed', html: '' }).where(isOld);
  await tx.execute(sql`select connect_comments(array[${contentId}::bigint])`);
}
