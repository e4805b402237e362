import type { Author, BookmarkKind, Card } from '@portal/model';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import { authorOf } from '../contents/authors';
import { cardOf, cardRowsBy, isListed } from '../contents/cards';
import { followedAuthors, savedContents } from '../database/accounts';
import { authors, contents } from '../database/schema';
import type { SiteRecord } from '../database/site-record';
import type { AccountParts } from './parts';
import { Refusal, unknown } from './refusal';

/** What one reader may keep of a kind; their list is shown whole. */
const MOST_KEPT = 1_000;

function idOf(text: string): number {
  const id = Number(text);
  if (!/^\d{1,15}$/.test(text)) throw unknown();
  return id;
}

/** Keeps a content or follows an author, once however often it is asked. */
export async function bookmark(
  { db, now }: AccountParts,
  accountId: number,
  kind: BookmarkKind,
  idText: string,
): Promise<void> {
  const id = idOf(idText);
  const table = kind === 'content' ? contents : authors;
  const [known] = await db.select({ id: table.id }).from(table).where(eq(table.id, id));
  if (!known) throw unknown();
  const list = kind === 'content' ? savedContents : followedAuthors;
  const [{ kept } = { kept: 0 }] = await db
    .select({ kept: count() })
    .from(list)
    .where(eq(list.accountId, accountId));
  if (kept >= MOST_KEPT)
    throw new Refusal(409, 'TOO_MANY', `no more than ${MOST_KEPT} can be kept: take some out first`);
  if (kind === 'content')
    await db.insert(savedContents).values({ accountId, contentId: id, savedAt: now() }).onConflictDoNothing();
  else
    await db
      .insert(followedAuthors)
      .values({ accountId, authorId: id, followedAt: now() })
      .onConflictDoNothing();
}

/** Takes a content or an author out; one that is not in is out already. */
export async function removeBookmark(
  { db }: AccountParts,
  accountId: number,
  kind: BookmarkKind,
  idText: string,
): Promise<void> {
  const id = idOf(idText);
  if (kind === 'content')
    await db
      .delete(savedContents)
      .where(and(eq(savedContents.accountId, accountId), eq(savedContents.contentId, id)));
  else
    await db
      .delete(followedAuthors)
      .where(and(eq(followedAuthors.accountId, accountId), eq(followedAuthors.authorId, id)));
}

/** Contents of a site that a reader keeps, the last one kept first. */
export async function savedCards(
  { db }: AccountParts,
  accountId: number,
  site: Pick<SiteRecord, 'alias'>,
): Promise<Card[]> {
  const rows = await cardRowsBy(
    db,
    sql`${savedContents.accountId} = ${accountId} and ${contents.site} = ${site.alias} and ${isListed}`,
    sql`${savedContents.savedAt} desc, ${contents.id} desc`,
    MOST_KEPT,
    sql`join ${savedContents} on ${savedContents.contentId} = ${contents.id}`,
  );
  return rows.map(cardOf);
}

/** Authors of a site that a reader follows, the last one followed first. */
export async function authorsFollowed(
  { db }: AccountParts,
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
