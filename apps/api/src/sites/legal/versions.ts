import { createHash } from 'node:crypto';
import {
  LEGAL_VERSIONS_SHOWN,
  type LegalAnswer,
  type LegalDocument,
  type LegalPage,
} from '@portal/model/legal';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { SiteRecord } from '../index';
import { legalDocument, pagesOf } from './document';
import type { LegalFacts } from './facts';
import { legalVersions } from './tables';

/**
 * An arbitrary number, the same in every process: those that start at once store versions one after another.
 */
const VERSIONS_LOCK = 7_061_906;

const digestOf = (document: LegalDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex');

/** Number and digest of the newest version of each page of the given sites. */
async function newestOf(tx: DatabaseTransaction, sites: readonly string[]) {
  const rows = await tx
    .selectDistinctOn([legalVersions.site, legalVersions.page], {
      site: legalVersions.site,
      page: legalVersions.page,
      number: legalVersions.number,
      digest: legalVersions.digest,
    })
    .from(legalVersions)
    .where(inArray(legalVersions.site, [...sites]))
    .orderBy(legalVersions.site, legalVersions.page, desc(legalVersions.number));
  return new Map(rows.map((row) => [`${row.site} ${row.page}`, row]));
}

/**
 * Stores a new version of each legal page whose text differs from its newest one, for all sites at once: at
 * most one version per page, however many processes start. Versions are never changed or deleted, since
 * readers have accepted them.
 *
 * @param factsOf facts of the product at one of the sites
 */
export async function storeLegalVersions(
  db: Database | DatabaseTransaction,
  sites: readonly SiteRecord[],
  factsOf: (site: SiteRecord) => LegalFacts,
  now: Date,
): Promise<void> {
  const made = sites.flatMap((site) =>
    pagesOf(site).flatMap((page) => {
      const document = legalDocument(page, site, factsOf(site));
      return document ? [{ site, page, document, digest: digestOf(document) }] : [];
    }),
  );
  if (!made.length) return;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${VERSIONS_LOCK})`);
    const newest = await newestOf(
      tx,
      sites.map(({ alias }) => alias),
    );
    const changed = made.flatMap(({ site, page, document, digest }) => {
      const known = newest.get(`${site.alias} ${page}`);
      if (known?.digest === digest) return [];
      const number = (known?.number ?? 0) + 1;
      const { alias, language } = site;
      return [{ site: alias, language, page, number, document, digest, validFrom: now }];
    });
    if (changed.length) await tx.insert(legalVersions).values(changed);
  });
}

/**
 * One version of a legal page, and a list of the others.
 * @param number of the version; the newest by default
 * @returns null for a page that the site does not have, or a version that never existed
 */
export async function legalVersion(
  db: Database,
  site: SiteRecord,
  page: LegalPage,
  number?: number,
): Promise<LegalAnswer | null> {
  // A page that the site no longer has keeps its earlier versions, but has no current one.
  if (number === undefined && !pagesOf(site).includes(page)) return null;
  const isPage = and(eq(legalVersions.site, site.alias), eq(legalVersions.page, page));
  const [version] = await db
    .select()
    .from(legalVersions)
    .where(and(isPage, number === undefined ? undefined : eq(legalVersions.number, number)))
    .orderBy(desc(legalVersions.number))
    .limit(1);
  if (!version) return null;
  const versions = await db
    .select({ number: legalVersions.number, validFrom: legalVersions.validFrom })
    .from(legalVersions)
    .where(isPage)
    .orderBy(desc(legalVersions.number))
    .limit(LEGAL_VERSIONS_SHOWN);
  const { document, number: shown, validFrom } = version;
  return {
    page,
    document,
    version: { number: shown, from: validFrom.toISOString() },
    versions: versions.map((one) => ({ number: one.number, from: one.validFrom.toISOString() })),
  };
}
