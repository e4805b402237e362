import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, DatabaseTransaction } from '../platform/database';
import type { SiteFile } from './file';
import { type SectionConditions, siteRecordSchema } from './site-record';
import { boards, sectionConditions, sections, sites } from './tables';

/** Makes all texts of a site follow the conditions of its sections, if these have changed. */
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

/** The front page's plan, the sections and their conditions, in addition to a site's own row. */
async function storeParts(
  tx: DatabaseTransaction,
  { alias, boards: plan, ...file }: SiteFile,
): Promise<void> {
  await storeConditions(tx, alias, file.paywall?.sections ?? {});
  await tx
    .insert(boards)
    .values({ site: alias, plan })
    .onConflictDoUpdate({ target: boards.site, set: { plan } });
  if (!file.sections.length) return;
  await tx
    .insert(sections)
    .values(
      file.sections.map((section) => ({
        ...section,
        description: section.description ?? null,
        palette: section.palette ?? null,
        site: alias,
      })),
    )
    .onConflictDoUpdate({
      target: [sections.site, sections.slug],
      set: {
        name: sql`excluded.name`,
        description: sql`excluded.description`,
        listing: sql`excluded.listing`,
        authors: sql`excluded.authors`,
        palette: sql`excluded.palette`,
      },
    });
}

const rowOf = (file: SiteFile) => ({
  record: v.parse(siteRecordSchema, file),
  vendorList: file.vendorList ?? null,
});

/** Stores sites from their files: a change in a file takes effect at the next start. */
export async function storeSites(db: Database, files: readonly SiteFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const file of files) {
      const row = rowOf(file);
      await tx
        .insert(sites)
        .values({ alias: file.alias, ...row })
        .onConflictDoUpdate({ target: sites.alias, set: row });
      await storeParts(tx, file);
    }
  });
}

/**
 * Adds sites that are not stored yet, for commands. Never overwrites: a running server may have changed a
 * site's record, for example for the demo's identity provider.
 */
export async function storeNewSites(db: Database, files: readonly SiteFile[]): Promise<void> {
  await db.transaction(async (tx) => {
    for (const file of files) {
      const added = await tx
        .insert(sites)
        .values({ alias: file.alias, ...rowOf(file) })
        .onConflictDoNothing()
        .returning({ alias: sites.alias });
      if (added.length) await storeParts(tx, file);
    }
  });
}
