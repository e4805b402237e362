import { and, asc, eq, gt } from 'drizzle-orm';
import { authors } from '../../content/stories';
import type { Database } from '../../platform/database';
import { nameKey } from '../../platform/words';

/** Authors per query. */
const BATCH = 500;

/**
 * Fills in missing keys of authors’ names, left by imports from before there were keys or by an older version
 * that runs at the same time.
 */
export async function keepAuthorKeys(db: Database): Promise<void> {
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ id: authors.id, name: authors.name })
      .from(authors)
      .where(and(eq(authors.nameKey, ''), gt(authors.id, after)))
      .orderBy(asc(authors.id))
      .limit(BATCH);
    for (const { id, name } of rows)
      await db
        .update(authors)
        .set({ nameKey: nameKey(name) })
        .where(eq(authors.id, id));
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}
