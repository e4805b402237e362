import { eq, sql } from 'drizzle-orm';
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
