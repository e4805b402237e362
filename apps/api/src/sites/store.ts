import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { sectionConditions } from '../database/access';
import type { Database, DatabaseTransaction } from '../database/client';
import { boards, sections, sites } from '../database/schema';
import { type SectionConditions, siteRecordSchema } from '../database/site-record';
import type { SiteFile } from './file';

/** Has all texts of a site follow what its file says of its sections, where that is another than it was. */
async function storeConditions(tx: DatabaseTransaction, site: string, sections: SectionConditions) {
  await tx
    .insert(sectionConditions)
    .values({ site, sections })
    .onConflictDoUpdate({
      target: sectionConditions.site,
      set: { sections, reached: null, closed: 0, opened: 0, finishedAt: null },
      setWhere: sql`${sectionConditions.sections} is distinct from excluded.sections`,
    });
}

/** Writes sites as their files have them: what a publisher changes in a file is there at the next start. */
export async function storeSites(db: Database, files: readonly SiteFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const file of files) {
      const record = v.parse(siteRecordSchema, file);
      const vendorList = file.vendorList ?? null;
      await tx
        .insert(sites)
        .values({ alias: file.alias, record, vendorList })
        .onConflictDoUpdate({ target: sites.alias, set: { record, vendorList } });
      await storeConditions(tx, file.alias, record.paywall?.sections ?? {});
      await tx
        .insert(boards)
        .values({ site: file.alias, plan: file.boards })
        .onConflictDoUpdate({ target: boards.site, set: { plan: file.boards } });
      if (!file.sections.length) continue;
      await tx
        .insert(sections)
        .values(
          file.sections.map((section) => ({
            ...section,
            description: section.description ?? null,
            site: file.alias,
          })),
        )
        .onConflictDoUpdate({
          target: [sections.site, sections.slug],
          set: {
            name: sql`excluded.name`,
            description: sql`excluded.description`,
            listing: sql`excluded.listing`,
            authors: sql`excluded.authors`,
          },
        });
    }
  });
}
