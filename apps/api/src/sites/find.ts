import { eq, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/client';
import { sites } from '../database/schema';
import type { SiteRecord } from './record';

/** The site that a host name belongs to, or the default one. Null only while there is no site at all. */
export async function siteByHost(db: Database, host: string): Promise<SiteRecord | null> {
  const name = host.replace(/:\d+$/, '').toLowerCase();
  const rows = await db
    .select({ record: sites.record })
    .from(sites)
    .orderBy(
      sql`${sites.record}->'hosts' @> to_jsonb(${name}::text) desc`,
      sql`coalesce((${sites.record}->>'isDefault')::boolean, false) desc`,
      sites.alias,
    )
    .limit(1);
  return rows[0]?.record ?? null;
}

export async function siteByAlias(db: Database, alias: string): Promise<SiteRecord | null> {
  const rows = await db.select({ record: sites.record }).from(sites).where(eq(sites.alias, alias));
  return rows[0]?.record ?? null;
}

/** How long a site is given again without asking the database, in milliseconds, and for how many hosts. */
const FRESH_MS = 5_000;
const MOST_HOSTS = 1_000;

/** Sites by host for calls that are made often: each is looked up once in a while. */
export class SiteDirectory {
  private readonly known = new LRUCache<string, SiteRecord>({ max: MOST_HOSTS, ttl: FRESH_MS });

  constructor(private readonly db: Database) {}

  async byHost(host: string): Promise<SiteRecord | null> {
    const known = this.known.get(host);
    if (known) return known;
    const site = await siteByHost(this.db, host);
    if (site) this.known.set(host, site);
    return site;
  }
}
