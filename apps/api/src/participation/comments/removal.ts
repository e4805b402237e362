import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { lockComments } from './discussion';
import { discussionsChanged } from './refresh';
import { comments } from './tables';

/** Comments removed per transaction. */
const BATCH = 200;

/** Columns of a comment that its author deleted: no text, and nothing left to moderate. */
export const TAKEN_OUT = { state: 'removed', html: '', text: '', fingerprint: null, reports: 0 } as const;

/** Removes some comments of a reader, site by site. */
async function removeSome(
  tx: DatabaseTransaction,
  accountId: number,
  found: readonly { id: number; site: string }[],
  now: Date,
): Promise<void> {
  for (const alias of new Set(found.map(({ site }) => site))) {
    const ids = found.flatMap(({ id, site }) => (site === alias ? [id] : []));
    const own = (await lockComments(tx, { alias }, ids)).filter((row) => row.accountId === accountId);
    if (!own.length) continue;
    await tx
      .update(comments)
      .set(TAKEN_OUT)
      .where(
        inArray(
          comments.id,
          own.map(({ id }) => id),
        ),
      );
    await discussionsChanged(tx, [...new Set(own.map(({ contentId }) => contentId))], now);
  }
}

/**
 * Removes all comments of a reader on every site; replies stay. For readers who delete their account and its
 * comments: it runs before the deletion, which unlinks comments from their author. Works in small batches, to
 * hold locks only briefly.
 */
export async function removeCommentsOf(
  { db, now }: { db: Database; now: () => Date },
  accountId: number,
): Promise<void> {
  for (;;) {
    const found = await db
      .select({ id: comments.id, site: contents.site })
      .from(comments)
      .innerJoin(contents, eq(contents.id, comments.contentId))
      .where(and(eq(comments.accountId, accountId), ne(comments.state, 'removed')))
      .orderBy(asc(contents.site), asc(comments.id))
      .limit(BATCH);
    if (!found.length) return;
    await db.transaction((tx) => removeSome(tx, accountId, found, now()));
  }
}
