import type { Author, Card } from '@portal/model';
import type { BookmarkKind } from '@portal/model/readers';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import {
  authorOf,
  authors,
  cardOf,
  cardRowsBy,
  contents,
  isAuthorSeen,
  isListed,
} from '../../../content/stories';
import { ApiError, notLoggedIn, unknown } from '../../../platform/http';
import type { SiteRecord } from '../../../sites';
import type { AccountDeps } from '../deps';
import { accounts, followedAuthors, savedContents } from '../tables';

/** Maximum bookmarks of a kind for one reader; their list is shown in full. */
const MAX_BOOKMARKS = 1_000;

/** A kind's list, the columns with its item and the time when it was added, and the table of its items. */
const LISTS = {
  content: { list: 'saved_contents', item: 'content_id', addedAt: 'saved_at', items: 'contents' },
  taxon: { list: 'followed_authors', item: 'author_id', addedAt: 'followed_at', items: 'authors' },
} as const satisfies Record<BookmarkKind, Record<string, string>>;

/** Whether readers see a bookmarked item: one that only drafts refer to is hidden. */
const SHOWN: Readonly<Record<BookmarkKind, SQL>> = {
  content: eq(contents.status, 'published'),
  taxon: isAuthorSeen,
};

function namesOf(kind: BookmarkKind) {
  const { list, item, addedAt, items } = LISTS[kind];
  return {
    list: sql.identifier(list),
    item: sql.identifier(item),
    addedAt: sql.identifier(addedAt),
    items: sql.identifier(items),
  };
}

function idOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,15}$/.test(text)) throw unknown();
  return id;
}

type Outcome = { is_known: boolean; is_kept: boolean };

/**
 * Saves an article or follows an author; idempotent.
 * @throws ApiError if the list is full
 */
export async function bookmark(
  { db, now }: Pick<AccountDeps, 'db' | 'now'>,
  accountId: number,
  kind: BookmarkKind,
  idText: string,
): Promise<void> {
  const id = idOf(idText);
  const { list, item, addedAt, items } = namesOf(kind);
  const outcome = await db.transaction(async (tx) => {
    // A statement sees what was committed before it began, so the lock must be taken before the statement
    // that counts.
    const locked = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.id, accountId))
      .for('no key update');
    if (locked.length === 0) throw notLoggedIn();
    const { rows } = await tx.execute<Outcome>(sql`
      with known as (select id from ${items} where id = ${id} and ${SHOWN[kind]} for key share),
      kept as (
        select count(*) as total, count(*) filter (where ${item} = ${id}) as same
        from ${list} where account_id = ${accountId}
      ),
      added as (
        insert into ${list} (account_id, ${item}, ${addedAt})
        select ${accountId}::bigint, known.id, ${now()}::timestamptz from known, kept
        where kept.same = 0 and kept.total < ${MAX_BOOKMARKS}
        returning 1
      )
      select exists (select from known) as is_known,
        (select same > 0 from kept) or exists (select from added) as is_kept`);
    return rows[0];
  });
  if (!outcome?.is_known) throw unknown();
  if (!outcome.is_kept)
    throw new ApiError(409, 'TOO_MANY', `no more than ${MAX_BOOKMARKS} can be kept: take some out first`);
}

/** Removes an article or an author; idempotent. */
export async function removeBookmark(
  { db }: Pick<AccountDeps, 'db'>,
  accountId: number,
  kind: BookmarkKind,
  idText: string,
): Promise<void> {
  const id = idOf(idText);
  const { list, item } = namesOf(kind);
  await db.execute(sql`delete from ${list} where account_id = ${accountId} and ${item} = ${id}`);
}

/** A reader's saved articles of a site, newest first. */
export async function savedCards(
  { db }: Pick<AccountDeps, 'db'>,
  accountId: number,
  site: Pick<SiteRecord, 'alias'>,
): Promise<Card[]> {
  const rows = await cardRowsBy(
    db,
    sql`${savedContents.accountId} = ${accountId} and ${contents.site} = ${site.alias} and ${isListed}`,
    sql`${savedContents.savedAt} desc, ${contents.id} desc`,
    MAX_BOOKMARKS,
    sql`join ${savedContents} on ${savedContents.contentId} = ${contents.id}`,
  );
  return rows.map(cardOf);
}

/** Authors of a site that a reader follows, newest first. */
export async function authorsFollowed(
  { db }: Pick<AccountDeps, 'db'>,
  accountId: number,
  site: Pick<SiteRecord, 'alias'>,
): Promise<Author[]> {
  const rows = await db
    .select({ author: authors })
    .from(followedAuthors)
    .innerJoin(authors, eq(authors.id, followedAuthors.authorId))
    .where(and(eq(followedAuthors.accountId, accountId), eq(authors.site, site.alias)))
    .orderBy(desc(followedAuthors.followedAt), desc(authors.id));
  return rows.map(({ author }) => authorOf(author));
}
