import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { contents, openingOf } from '../../content/stories';
import { touchContents } from '../../platform/changes';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { siteByAlias } from '../../sites';

/** Articles per query. */
const BATCH = 200;

/**
 * Updates the openings of closed articles to the sites' files: missing ones, and all of them if the share has
 * changed. Run it before the files are stored, so that an interrupted run is repeated.
 * @returns number of articles written
 */
export async function keepOpenings(
  db: Database,
  files: readonly Pick<SiteRecord, 'alias' | 'language' | 'openShare'>[],
): Promise<number> {
  let written = 0;
  for (const record of files) {
    const stored = await siteByAlias(db, record.alias);
    const isSameShare = stored?.openShare === record.openShare;
    let after = 0;
    for (;;) {
      const rows = await db
        .select({ id: contents.id, body: contents.body, opening: contents.opening })
        .from(contents)
        .where(
          and(
            eq(contents.site, record.alias),
            sql`(${contents.condition} is not null or ${contents.closesTo} is not null)`,
            gt(contents.id, after),
            isSameShare ? isNull(contents.opening) : undefined,
          ),
        )
        .orderBy(contents.id)
        .limit(BATCH);
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
      await db.transaction(async (tx) => {
        const changed: number[] = [];
        for (const { id, body, opening } of rows) {
          const made = openingOf(body, record.openShare, record.language);
          if (JSON.stringify(made) === JSON.stringify(opening)) continue;
          await tx.update(contents).set({ opening: made }).where(eq(contents.id, id));
          changed.push(id);
        }
        await touchContents(tx, changed);
        written += changed.length;
      });
    }
  }
  return written;
}
