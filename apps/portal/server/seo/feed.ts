import {
  type Card,
  conditionOf,
  type Image,
  LABEL_WORDS,
  type ListingPage,
  labelsOf,
  type Site,
} from '@portal/model';
import { type FeedFormat, feedPath } from '../../app/document/feeds';
import { shareImage } from '../../app/document/head';
import { standfirstText } from '../../app/document/structured/text';
import { printable } from './xml';

/** A picture of an entry: the rendition that a shared link shows. */
export type FeedPicture = { url: string; type: string; width?: number; height?: number; alt: string };

/** One story of a feed. Addresses are absolute, texts are plain. */
export type FeedEntry = {
  url: string;
  title: string;
  summary: string | undefined;
  /** ISO 8601. */
  publishedAt: string | undefined;
  authors: { name: string; url?: string }[];
  categories: string[];
  picture: FeedPicture | undefined;
  /** The whole text is for registered readers alone. */
  closed: boolean;
};

/** A feed, whatever format it is written in. */
export type Feed = {
  /** The feed's own address, in either format. */
  self: Record<FeedFormat, string>;
  /** The page that it is the feed of. */
  url: string;
  title: string;
  description: string;
  language: string;
  siteName: string;
  siteUrl: string;
  updatedAt: string;
  /** A picture of what the feed is of. */
  image: string | undefined;
  entries: FeedEntry[];
};

const RENDITION = /\/(?<ratio>\d+x\d+)\/(?<width>\d+)\.jpg$/;
const MIMES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** The picture as a feed offers it; what is not surely a picture by its name is left out. */
function pictureOf(image: Image | undefined, origin: string): FeedPicture | undefined {
  const url = shareImage(image, origin);
  const type = MIMES[/\.([a-z]+)(?:\?.*)?$/.exec(url ?? '')?.[1] ?? ''];
  if (!url || !type || !image) return undefined;
  const { ratio = '', width = '' } = RENDITION.exec(url)?.groups ?? {};
  const [across = 0, down = 0] = ratio.split('x').map(Number);
  // A rendition is never larger than its original.
  const wide = Math.min(Number(width), image.width ?? 0, ((image.height ?? 0) * across) / (down || 1));
  return {
    url,
    type,
    alt: image.alt,
    ...(across && wide >= 1
      ? { width: Math.floor(wide), height: Math.round((Math.floor(wide) * down) / across) }
      : {}),
  };
}

/** What a reader of the feed has to know first, in words: that a story is paid for, a satire, made with the help of AI. */
function labelsIn(card: Card, site: Site): string[] {
  return labelsOf(card).map((label) => LABEL_WORDS[site.language][label]);
}

function entryOf(card: Card, site: Site, origin: string): FeedEntry {
  const url = new URL(card.url, origin).href;
  return {
    url,
    title: printable(card.title).trim() || card.kicker?.text || url,
    summary: standfirstText(card),
    publishedAt: card.publishedDate?.date,
    authors: card.authors?.length
      ? card.authors.map(({ name, url: path }) => ({
          name,
          ...(path ? { url: new URL(path, origin).href } : {}),
        }))
      : [{ name: card.signature ?? site.name }],
    categories: [
      ...new Set(
        [...labelsIn(card, site), card.category?.name, card.kicker?.text].flatMap((name) => name ?? []),
      ),
    ],
    picture: pictureOf(card.image, origin),
    closed: conditionOf(card) !== null,
  };
}

/** The feed of a listing's newest stories: headline and standfirst, never the text. */
export function feedOf(listing: ListingPage, site: Site, origin: string): Feed {
  const whole = listing.kind === 'latest';
  const own = (path: string) => new URL(path, origin).href;
  const stories = listing.cards.filter(({ position }) => position === undefined);
  const image = listing.author?.image ?? listing.programme?.image?.image;
  return {
    self: { rss: own(feedPath(listing, 'rss')), atom: own(feedPath(listing, 'atom')) },
    url: own(whole ? '/' : listing.path),
    title: whole ? site.name : `${listing.title} | ${site.name}`,
    description: (whole ? site.description : listing.description) || site.tagline || site.name,
    language: site.language,
    siteName: site.name,
    siteUrl: own('/'),
    updatedAt: listing.updatedAt,
    image: pictureOf(image, origin)?.url ?? (site.shareImage ? own(site.shareImage) : undefined),
    entries: stories.map((card) => entryOf(card, site, origin)),
  };
}
