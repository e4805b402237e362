import {
  type AccessCondition,
  type ArticleNewsType,
  bindSpaces,
  type Card,
  pathTo,
  type RectificationKind,
} from '@portal/model';
import { and, inArray, ne, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database';
import { portraitRendition } from '../../platform/media';
import { idSchema, momentSchema } from '../../platform/secrets';
import { sections } from '../../sites';
import { ANYBODY, readableExtra } from './access';
import { authors, contentAuthors, contents, liveBlogs } from './tables';

/**
 * An article with the fields of its card, in one row. Authors are gathered by a lateral join, so that a page
 * of sixty cards is one query.
 */
export const cardColumns = sql`
  ${contents.id} as id, ${contents.type} as type, ${contents.path} as path, ${contents.title} as title,
  ${contents.kicker} as kicker, ${contents.standfirst} as standfirst, ${contents.lead} as lead,
  ${contents.signature} as signature, ${contents.publishedAt} as published_at,
  ${contents.condition} as condition, ${contents.rectified} as rectified, ${contents.extra} as extra,
  ${sections.slug} as section_slug, ${sections.name} as section_name,
  (select ${liveBlogs.isLive} from ${liveBlogs} where ${liveBlogs.contentId} = ${contents.id}) as is_live,
  coalesce(signed.authors, '[]'::jsonb) as authors`;

export const cardJoins = sql`
  left join ${sections} on ${sections.id} = ${contents.sectionId}
  left join lateral (
    select jsonb_agg(jsonb_build_object('id', ${authors.id}, 'slug', ${authors.slug}, 'name', ${authors.name},
      'image', ${authors.image}->>'src') order by ${contentAuthors.position}) as authors
    from ${contentAuthors} join ${authors} on ${authors.id} = ${contentAuthors.authorId}
    where ${contentAuthors.contentId} = ${contents.id}
  ) signed on true`;

export type CardRow = {
  id: number;
  type: typeof contents.$inferSelect.type;
  path: string;
  title: string;
  kicker: typeof contents.$inferSelect.kicker;
  standfirst: string | null;
  lead: typeof contents.$inferSelect.lead;
  signature: string | null;
  published_at: Date | string;
  condition: AccessCondition | null;
  rectified: RectificationKind[];
  extra: typeof contents.$inferSelect.extra;
  section_slug: string | null;
  section_name: string | null;
  /** Whether a live blog is in progress; null for any other article. */
  is_live: boolean | null;
  authors: { id: number; slug: string; name: string; image: string | null }[];
};

/** Articles that readers may see in a list. */
export const isListed = sql`${contents.status} = 'published' and ${contents.listed}`;

/** The smallest square rendition of a picture, for portraits and alerts. */
export const portraitOf = (src: string): string => portraitRendition(src) ?? src;

/** The card of a row. A gated text's card has no media: only `articleNewsTypeEnum` says that it is a video or audio. */
export function cardOf(row: CardRow): Card {
  const kind = newsTypeOf(row);
  const newsType = kind === 'live' && row.is_live === false ? 'finished-live' : kind;
  // A card is public.
  const {
    articleNewsTypeEnum: _,
    recipe: __,
    diyTask: ___,
    fields: ____,
    ...extra
  } = readableExtra(row, ANYBODY);
  return {
    id: String(row.id),
    type: row.type,
    title: bindSpaces(row.title),
    url: row.path,
    ...(row.lead ? { image: row.lead.image } : {}),
    ...(row.kicker ? { kicker: row.kicker } : {}),
    ...(row.section_slug && row.section_name
      ? { category: { name: row.section_name, href: pathTo('section', { slug: row.section_slug }) } }
      : {}),
    ...(row.standfirst ? { description: [{ html: row.standfirst }] } : {}),
    ...(newsType ? { articleNewsTypeEnum: newsType } : {}),
    ...(row.authors.length
      ? {
          authors: row.authors.map(({ id, slug, name, image }) => ({
            id: String(id),
            name,
            url: pathTo('author', { slug }),
            ...(image ? { image: { url: portraitOf(image) } } : {}),
          })),
        }
      : {}),
    ...(row.signature ? { signature: row.signature } : {}),
    publishedDate: { date: new Date(row.published_at).toISOString() },
    ...(row.condition ? { condition: row.condition } : {}),
    ...(row.condition === 'registered' ? { registeredOnly: true } : {}),
    ...(row.rectified.length ? { rectified: row.rectified } : {}),
    ...extra,
  };
}

/** A position in a list of cards, newest first: that of the last card on a page. */
export const cardPositionSchema = v.object({ moment: momentSchema, id: idSchema });
type CardPosition = v.InferOutput<typeof cardPositionSchema>;

/** The list of everything that a site publishes, for its cursors: its front page continues there. */
export const latestList = ({ alias }: { alias: string }) => ['latest', alias];

/** Rows of cards that match `where`, newest first, after a position. */
export async function cardRows(
  db: Database,
  where: SQL,
  { limit, after, from = sql`` }: { limit: number; after?: CardPosition | null; from?: SQL },
): Promise<CardRow[]> {
  const older = after
    ? sql` and (${contents.publishedAt}, ${contents.id}) < (${new Date(after.moment).toISOString()}::timestamptz, ${after.id})`
    : sql``;
  const result = await db.execute<CardRow>(sql`
    select ${cardColumns} from ${contents} ${from} ${cardJoins}
    where ${where}${older}
    order by ${contents.publishedAt} desc, ${contents.id} desc limit ${limit}`);
  return result.rows;
}

/** Rows of cards in any order: for most read, related and pinned articles. */
export async function cardRowsBy(
  db: Database,
  where: SQL,
  order: SQL,
  limit: number,
  from: SQL = sql``,
): Promise<CardRow[]> {
  const result = await db.execute<CardRow>(
    sql`select ${cardColumns} from ${contents} ${from} ${cardJoins} where ${where} order by ${order} limit ${limit}`,
  );
  return result.rows;
}

/**
 * Several selections in one query: for each row of `asked` (a relation with `place`), the newest articles
 * that match it.
 * @returns rows with the place of their selection, each selection newest first.
 */
export async function selectedRows(
  db: Database,
  asked: SQL,
  fits: SQL,
): Promise<(CardRow & { place: number })[]> {
  const result = await db.execute<CardRow & { place: number }>(sql`
    with asked as (${asked}), chosen as (
      select asked.place, picked.id, picked.rank from asked cross join lateral (
        select ${contents.id} as id, row_number() over (order by ${contents.publishedAt} desc, ${contents.id} desc) as rank
        from ${contents} where ${fits}
        order by ${contents.publishedAt} desc, ${contents.id} desc limit asked.count
      ) picked
    )
    select chosen.place, ${cardColumns} from chosen join ${contents} on ${contents.id} = chosen.id ${cardJoins}
    order by chosen.place, chosen.rank`);
  return result.rows;
}

type Typed = Pick<typeof contents.$inferSelect, 'type' | 'extra'>;

const NEWS_TYPES: Partial<Record<Typed['type'], ArticleNewsType>> = {
  opinion: 'opinion',
  interview: 'interview',
  live: 'live',
  longform: 'longform',
  photogallery: 'gallery',
  video: 'video',
  videoondemand: 'video',
  audio: 'audio',
  audioondemand: 'audio',
  event: 'event',
  recipe: 'recipe',
};

/** The kind of an article, which decides its layout: its newsroom's own, otherwise that of its type. */
export const newsTypeOf = ({ type, extra }: Typed): ArticleNewsType | undefined =>
  extra.articleNewsTypeEnum ?? NEWS_TYPES[type];

/** Stored cards, unchanged, without those of articles that have been withdrawn since. */
export async function withoutWithdrawn(db: Database, cards: readonly Card[]): Promise<Card[]> {
  const ids = cards.flatMap(({ id }) => (/^\d{1,15}$/.test(id) ? [Number(id)] : []));
  if (!ids.length) return [...cards];
  const withdrawn = await db
    .select({ id: contents.id })
    .from(contents)
    .where(and(inArray(contents.id, ids), ne(contents.status, 'published')));
  const gone = new Set(withdrawn.map(({ id }) => String(id)));
  return cards.filter(({ id }) => !gone.has(id));
}
