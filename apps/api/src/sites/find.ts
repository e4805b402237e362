import { siteHost } from '@portal/model';
import type { SiteVendorList } from '@portal/model/readers';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { UsageError } from '../platform/commands';
import type { Database, DatabaseTransaction } from '../platform/database';
import type { SiteRecord } from './site-record';
import { sites } from './tables';

/** Host names of this machine itself, which developers and health checks use: they get the default site. */
const isThisMachine = (name: string) => ['localhost', '127.0.0.1', '[::1]'].includes(name);

/**
 * The site of a host name; null if no site claims it. This machine's own names belong to the default site,
 * and so do unknown ones if the installation is configured so.
 */
export async function siteByHost(
  db: Database,
  host: string,
  unknownIsDefault: boolean,
): Promise<SiteRecord | null> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const claims = sql<boolean>`${sites.record}->'hosts' @> to_jsonb(${name}::text)`;
  const rows = await db
    .select({ record: sites.record, isClaimed: claims })
    .from(sites)
    .orderBy(
      sql`${claims} desc`,
      sql`coalesce((${sites.record}->>'isDefault')::boolean, false) desc`,
      sites.alias,
    )
    .limit(1);
  const [found] = rows;
  if (!found) return null;
  return found.isClaimed || unknownIsDefault || isThisMachine(name) ? found.record : null;
}

export async function siteByAlias(db: Database, alias: string): Promise<SiteRecord | null> {
  const rows = await db.select({ record: sites.record }).from(sites).where(eq(sites.alias, alias));
  return rows[0]?.record ?? null;
}

/**
 * Locks the record of a site until the end of the transaction, which relies on it. So a job that goes through
 * all articles after a change of the file also finds those that were written by the old one.
 */
export async function heldSite(tx: DatabaseTransaction, alias: string): Promise<SiteRecord | null> {
  const rows = await tx
    .select({ record: sites.record })
    .from(sites)
    .where(eq(sites.alias, alias))
    .for('share');
  return rows[0]?.record ?? null;
}

/** The TCF vendors of a site; null if it does not use the framework. */
export async function vendorListOf(db: Database, alias: string): Promise<SiteVendorList | null> {
  const rows = await db.select({ list: sites.vendorList }).from(sites).where(eq(sites.alias, alias));
  return rows[0]?.list ?? null;
}

/** Milliseconds for which a site is cached, and the number of cached hosts. */
const FRESH_MS = 5_000;
const MAX_HOSTS = 1_000;

/** Sites by host for frequent calls, cached for a short time. */
export class SiteDirectory {
  private readonly known = new LRUCache<string, SiteRecord>({ max: MAX_HOSTS, ttl: FRESH_MS });

  constructor(
    private readonly db: Database,
    private readonly unknownIsDefault: boolean,
  ) {}

  async byHost(asked: string): Promise<SiteRecord | null> {
    const host = siteHost(asked);
    const known = this.known.get(host);
    if (known) return known;
    const site = await siteByHost(this.db, host, this.unknownIsDefault);
    if (site) this.known.set(host, site);
    return site;
  }
}

/** A command that names no existing site. */
export class SiteNotNamed extends UsageError {
  override name = 'SiteNotNamed';
}

/**
 * The site for a command: the named one, or the only one if none is named.
 * @throws SiteNotNamed
 */
export function siteNamed<Site extends { alias: string }>(
  sites: readonly Site[],
  alias: string | undefined,
): Site {
  const [only, ...others] = sites;
  if (!only)
    throw new SiteNotNamed(
      'There are no sites here yet: start the server once on this data (PORTAL_DATA_DIR, DATABASE_URL).',
    );
  const found = alias === undefined && !others.length ? only : sites.find((site) => site.alias === alias);
  if (found) return found;
  const known = sites.map((site) => site.alias).join(', ');
  throw new SiteNotNamed(
    `${alias === undefined ? 'Name the site with --site' : `There is no site “${alias}”`}. There are: ${known}.`,
  );
}
