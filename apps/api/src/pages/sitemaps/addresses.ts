import {
  type AccessCondition,
  ADDRESSES_IN_ANSWER,
  type Address,
  type Addresses,
  type Alternate,
  type CaptionedImage,
  type Image,
  isSafeUrl,
  type Multimedia,
} from '@portal/model';
import { sql } from 'drizzle-orm';
import { alternatesOf, contents, isListed } from '../../content/stories';
import type { Database } from '../../platform/database';
import { plainRendition } from '../../platform/media';
import type { SiteRecord } from '../../sites';
import { changedAt, idsOf } from './files';

/** Most images listed per URL: the first ones of a gallery are representative. */
const MAX_IMAGES = 20;

/** URL of an image's largest usual rendition, or of the image itself if it is third-party. */
function toldImage(image: Image): string | null {
  if (image.missing || !isSafeUrl(image.src)) return null;
  return plainRendition(image.src, 'sitemap') ?? image.src;
}

type ContentRow = {
  id: number;
  path: string;
  title: string;
  standfirst: string | null;
  story: string | null;
  published_at: Date | string;
  changed_at: Date | string;
  lead: CaptionedImage | null;
  pictures: Image[] | null;
  multimedia: Multimedia | null;
  condition: AccessCondition | null;
};

/** Video metadata for search engines; nothing without a thumbnail and a location. */
function videoOf(row: ContentRow): Address['video'] {
  const { multimedia, lead, condition } = row;
  // Gated videos are not exposed to machines either.
  if (condition !== null || (multimedia?.type !== 'video' && multimedia?.type !== 'videoEmbed'))
    return undefined;
  const poster = multimedia.poster ?? lead?.image;
  const thumbnail = poster ? toldImage(poster) : null;
  const content = multimedia.type === 'video' ? (multimedia.mp4 ?? multimedia.hlsSource) : undefined;
  const player = multimedia.type === 'videoEmbed' ? multimedia.url : undefined;
  if (!thumbnail || !(content ?? player)) return undefined;
  return {
    title: row.title,
    ...(row.standfirst ? { description: row.standfirst } : {}),
    thumbnail,
    ...(content ? { content } : {}),
    ...(player ? { player } : {}),
    ...(multimedia.type === 'video' && multimedia.duration ? { duration: multimedia.duration } : {}),
    publishedAt: new Date(row.published_at).toISOString(),
  };
}

function addressOf(row: ContentRow, alternates: Alternate[] | undefined): Address {
  const pictures = [...(row.lead ? [row.lead.image] : []), ...(row.pictures ?? [])];
  const images = [...new Set(pictures.flatMap((image) => toldImage(image) ?? []))].slice(0, MAX_IMAGES);
  const video = videoOf(row);
  return {
    path: row.path,
    changedAt: new Date(row.changed_at).toISOString(),
    ...(images.length ? { images } : {}),
    ...(video ? { video } : {}),
    ...(alternates ? { alternates } : {}),
  };
}

/**
 * URLs of the articles in a file, by id, from `after` on. Withdrawn and unlisted articles are excluded. A
 * gated article lists only the images of its card.
 */
export async function contentAddresses(
  db: Database,
  site: SiteRecord,
  { file, after }: { file: number; after: number },
): Promise<Addresses> {
  const [from, to] = idsOf(file);
  const { rows } = await db.execute<ContentRow>(sql`
    select ${contents.id} as id, ${contents.path} as path, ${contents.title} as title,
      ${contents.standfirst} as standfirst, ${contents.story} as story, ${contents.publishedAt} as published_at,
      ${changedAt} as changed_at, ${contents.lead} as lead,
      ${contents.extra}->'multimedia' as multimedia, ${contents.condition} as condition,
      case when ${contents.condition} is null and ${contents.body} @? '$[*] ? (exists (@.image) || exists (@.images))'
        then jsonb_path_query_array(${contents.body}, '$[*].image') ||
          jsonb_path_query_array(${contents.body}, '$[*].images[*].image') end as pictures
    from ${contents}
    where ${contents.id} > ${Math.max(from, after)} and ${contents.id} <= ${to}
      and ${contents.site} = ${site.alias} and ${isListed}
    order by ${contents.id} limit ${ADDRESSES_IN_ANSWER}`);
  const alternates = await alternatesOf(db, rows);
  const last = rows.at(-1);
  return {
    addresses: rows.map((row) => addressOf(row, alternates.get(row.id))),
    next: rows.length === ADDRESSES_IN_ANSWER && last ? String(last.id) : null,
  };
}
