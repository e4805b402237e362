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

/** Every listing by its id and site; which of them list something is looked at when the file is read. */
const listingIds = sql`(
  select id, site from ${sections} union all select id, site from ${programmes}
  union all select id, site from ${authors} union all select id, site from ${tags})`;

/** When a content last changed, by a rectification beside it too: few have one, and the others are not looked up. */
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

/** The ids of a file: above the first, up to and with the second. */
export const idsOf = (file: number): [number, number] => [
  (file - 1) * ADDRESSES_IN_FILE,
  file * ADDRESSES_IN_FILE,
];

type FileRow = { file: number; count: number; changed_at: Date | string | null };

/** The next files after `after` that have addresses; `next` while there may be more. */
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

/** Contents that are no news, however new they are. */
const NO_NEWS = ['event', 'recipe', 'diytask', 'file', 'ugcparticipation'];

/** The news of the last two days, newest first (Google's rules of a news sitemap). */
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
