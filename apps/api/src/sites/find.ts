import { type SiteVendorList, siteHost } from '@portal/model';
import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database, DatabaseTransaction } from '../platform/database';
import type { SiteRecord } from './site-record';
import { sites } from './tables';

/** Names of this machine itself, which developers and health checks use: they get the default site. */
const isThisMachine = (name: string) => ['localhost', '127.0.0.1', '[::1]'].includes(name);

/**
 * The site that a host name belongs to; null for one that no site claims. This machine's own names belong to the default
 * site, and so do unknown ones where the installation says so.
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
 * The record of a site for a transaction that writes by it: it stays as it is until that ends. So what looks through all contents once
 * a file has changed finds those that were written by the old one.
 */
export async function heldSite(tx: DatabaseTransaction, alias: string): Promise<SiteRecord | null> {
  const rows = await tx
    .select({ record: sites.record })
    .from(sites)
    .where(eq(sites.alias, alias))
    .for('share');
  return rows[0]?.record ?? null;
}

/** The vendors of the framework that a site works with; null where it does not speak it. */
export async function vendorListOf(db: Database, alias: string): Promise<SiteVendorList | null> {
  const rows = await db.select({ list: sites.vendorList }).from(sites).where(eq(sites.alias, alias));
  return rows[0]?.list ?? null;
}

/** How long a site is given again without asking the database, in milliseconds, and for how many hosts. */
const FRESH_MS = 5_000;
const MAX_HOSTS = 1_000;

/** Sites by host for calls that are made often: each is looked up once in a while. */
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
