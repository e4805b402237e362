import type { BlogPlace, Card, NextEpisode } from '@portal/model';
import { pathTo } from '@portal/model';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database';
import type { sections } from '../../sites';
import { cardOf, cardRowsBy, isListed, portraitOf } from './cards';
import { contents } from './tables';

type ContentRow = typeof contents.$inferSelect;

/** The article of the same section that was published just before or after a given one. */
async function neighbour(db: Database, row: ContentRow, way: 'before' | 'after'): Promise<Card | undefined> {
  if (row.sectionId === null || !row.listed) return undefined;
  const [sign, order] = way === 'before' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const where = sql`${contents.site} = ${row.site} and ${isListed} and ${contents.sectionId} = ${row.sectionId}
    and (${contents.publishedAt}, ${contents.id}) ${sign} (${row.publishedAt.toISOString()}::timestamptz, ${row.id}::bigint)`;
  const rows = await cardRowsBy(db, where, sql`${contents.publishedAt} ${order}, ${contents.id} ${order}`, 1);
  return rows.map(cardOf)[0];
}

/** The newest article of the section that is older than a given one. */
export const nextCard = (db: Database, row: ContentRow): Promise<Card | undefined> =>
  neighbour(db, row, 'before');

/** Media that are editions of a programme if they are its contents. */
const EPISODE_MEDIA: readonly string[] = ['audio', 'video'];

/**
 * The edition of its programme that was published after a given one: of the same type, so that a film follows a
 * film and a clip a clip. Null for the newest; undefined for what is no recording or film of a programme.
 */
export async function nextEpisodeOf(
  db: Database,
  { site, id, type, programmeId, publishedAt, listed, extra }: ContentRow,
): Promise<NextEpisode | null | undefined> {
  if (programmeId === null || !listed || !EPISODE_MEDIA.includes(extra.multimedia?.type ?? ''))
    return undefined;
  const where = sql`${contents.site} = ${site} and ${isListed} and ${contents.programmeId} = ${programmeId}
    and ${contents.type} = ${type}
    and (${contents.publishedAt}, ${contents.id}) > (${publishedAt.toISOString()}::timestamptz, ${id}::bigint)`;
  const [row] = await cardRowsBy(db, where, sql`${contents.publishedAt} asc, ${contents.id} asc`, 1);
  if (!row) return null;
  const { title, url, image, multimedia } = cardOf(row);
  const { duration } = row.extra.multimedia && 'duration' in row.extra.multimedia ? row.extra.multimedia : {};
  return {
    id: String(row.id),
    title,
    url,
    ...(image ? { picture: portraitOf(image.src) } : {}),
    ...(duration === undefined ? {} : { duration }),
    ...(multimedia?.type === 'audio' && 'src' in multimedia ? { src: multimedia.src } : {}),
  };
}

type SectionRow = Pick<typeof sections.$inferSelect, 'slug' | 'name' | 'listing'>;

const linkOf = ({ id, title, url }: Card) => ({ id, title, url });

/** The blog of a post, with the post's neighbours there; undefined if its section is not a blog. */
export async function blogPlaceOf(
  db: Database,
  row: ContentRow,
  section: SectionRow | undefined,
): Promise<BlogPlace | undefined> {
  if (section?.listing !== 'blog' || !row.listed) return undefined;
  const [previous, next] = await Promise.all([neighbour(db, row, 'before'), neighbour(db, row, 'after')]);
  return {
    name: section.name,
    url: pathTo('section', { slug: section.slug }),
    ...(previous ? { previous: linkOf(previous) } : {}),
    ...(next ? { next: linkOf(next) } : {}),
  };
}
