import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { contents } from '../../content/stories';
import type { Database, DatabaseTransaction } from '../../platform/database';
import { lockComments } from './discussion';
import { discussionsChanged } from './refresh';
import { comments } from './tables';

/** Comments that one transaction takes out. */
const BATCH = 200;

/** What a comment has once its author took it out: no words, and nothing for the desk to look at. */
export const TAKEN_OUT = { state: 'removed', html: '', text: '', fingerprint: null, reports: 0 } as const;

/** Takes some comments of a reader out, each site's in turn. */
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
 * Takes all comments of a reader out, on every site, and their words; answers stay. For who deletes an account and would leave nothing
 * behind: before it goes, since afterwards nobody knows whose they were. A few at a time: nobody waits for all of them.
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
