import { type Author, pathTo } from '@portal/model';
import { type SQL, sql } from 'drizzle-orm';
import { authors, contents, tags } from './tables';

export const authorOf = (row: typeof authors.$inferSelect): Author => ({
  id: String(row.id),
  name: row.name,
  url: pathTo('author', { slug: row.slug }),
  ...(row.role ? { role: row.role } : {}),
  ...(row.bio ? { bio: row.bio } : {}),
  ...(row.twitter ? { twitter: row.twitter } : {}),
  ...(row.image ? { image: row.image } : {}),
});

/**
 * Whether readers can have seen an author or a tag: on an article that is published, or was. A taxon that
 * only drafts or scheduled articles have is hidden: its page would reveal them.
 */
const isSeenOn = (bearing: SQL): SQL =>
  sql`exists (select from ${bearing} and ${contents.status} in ('published', 'withdrawn'))`;

export const isAuthorSeen: SQL = isSeenOn(
  sql`content_authors ref join ${contents} on ${contents.id} = ref.content_id where ref.author_id = ${authors.id}`,
);
export const isTagSeen: SQL = isSeenOn(
  sql`content_tags ref join ${contents} on ${contents.id} = ref.content_id where ref.tag_id = ${tags.id}`,
);
