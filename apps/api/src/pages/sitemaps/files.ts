import {
  ADDRESSES_IN_FILE,
  type AddressFiles,
  type AddressKind,
  FILES_IN_ANSWER,
  NEWS_HOURS,
  NEWS_IN_SITEMAP,
  type NewsAddress,
} from '@portal/model';
import { type SQL, sql } from 'drizzle-orm';
import { authors, contents, isListed, programmes, tags } from '../../content/stories';
import { rectifications } from '../../participation/rectifications';
import type { Database } from '../../platform/database';
import type { SiteRecord } from '../../sites';
import { sections } from '../../sites';

/** All listings by id and site. Whether they have articles is checked when the file is read. */
const listingIds = sql`(
  select id, site from ${sections} union all select id, site from ${programmes}
  union all select id, site from ${authors} union all select id, site from ${tags})`;

/**
 * Last change of an article or of its rectifications. Few articles have any, so the subquery runs only for
 * those.
 */
export const changedAt = sql`greatest(${contents.updatedAt}, ${contents.publishedAt},
  case when ${contents.rectified} <> '{}' then (select max(beside.decided_at) from ${rectifications} beside
    where beside.content_id = ${contents.id} and beside.state = 'published' and beside.withdrawn_at is null) end)`;

const sources: Record<AddressKind, { from: SQL; where: SQL; changed: SQL }> = {
  contents: {
    from: sql`${contents}`,
    where: isListed,
    changed: sql`max(${changedAt})`,
  },
  listings: { from: sql`${listingIds} listing`, where: sql`true`, changed: sql`null::timestamptz` },
};

/** Id range of a file: above the first, up to and including the second. */
export const idsOf = (file: number): [number, number] => [
  (file - 1) * ADDRESSES_IN_FILE,
  file * ADDRESSES_IN_FILE,
];

type FileRow = { file: number; count: number; changed_at: Date | string | null };

/** Next files after `after` that have URLs; `next` is null when there are no more. */
export async function addressFiles(
  db: Database,
  site: SiteRecord,
  { kind, after, most = FILES_IN_ANSWER }: { kind: AddressKind; after: number; most?: number },
): Promise<AddressFiles> {
  const { from, where, changed } = sources[kind];
  const [first, last] = [after * ADDRESSES_IN_FILE, (after + most) * ADDRESSES_IN_FILE];
  const { rows } = await db.execute<FileRow>(sql`
    select (id - 1) / ${ADDRESSES_IN_FILE}::bigint + 1 as file, count(*) as count, ${changed} as changed_at
    from ${from} where id > ${first} and id <= ${last} and site = ${site.alias} and ${where}
    group by 1 order by 1`);
  const {
    rows: [beyond],
  } = await db.execute<{ more: boolean }>(
    sql`select exists (select from ${from} where id > ${last}) as more`,
  );
  return {
    files: rows.map(({ file, count, changed_at }) => ({
      file,
      count,
      ...(changed_at ? { changedAt: new Date(changed_at).toISOString() } : {}),
    })),
    next: beyond?.more ? after + most : null,
  };
}

/** Content types excluded from the news sitemap. */
const NO_NEWS = ['event', 'recipe', 'diytask', 'file', 'ugcparticipation'];

/** News of the last two days, newest first (Google's rules for news sitemaps). */
export async function newsAddresses(db: Database, site: SiteRecord, now: Date): Promise<NewsAddress[]> {
  const since = new Date(now.getTime() - NEWS_HOURS * 3_600_000);
  const { rows } = await db.execute<{ path: string; title: string; published_at: Date | string }>(sql`
    select ${contents.path} as path, ${contents.title} as title, ${contents.publishedAt} as published_at
    from ${contents}
    where ${contents.site} = ${site.alias} and ${isListed} and ${contents.type} not in ${NO_NEWS}
      and not ${contents.extra} @> '{"labels": ["sponsored"]}'
      and ${contents.publishedAt} >= ${since.toISOString()}::timestamptz
      and ${contents.publishedAt} <= ${now.toISOString()}::timestamptz
    order by ${contents.publishedAt} desc, ${contents.id} desc limit ${NEWS_IN_SITEMAP}`);
  return rows.map(({ path, title, published_at }) => ({
    path,
    title,
    publishedAt: new Date(published_at).toISOString(),
  }));
}
