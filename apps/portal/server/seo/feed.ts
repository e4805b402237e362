import {
  type Card,
  conditionOf,
  DATE_LOCALES,
  fill,
  formatLongDay,
  type Image,
  LABEL_WORDS,
  type ListedRectification,
  type ListingPage,
  labelsOf,
  RECTIFICATION_WORDS,
  RECTIFIED_SIGNS,
  rectificationAnchor,
  type Site,
} from '@portal/model';
import { type FeedFormat, feedPath } from '../../app/document/feeds';
import { shareImage } from '../../app/document/head';
import { standfirstText } from '../../app/document/structured/text';
import { printable } from './xml';

/** A picture of an entry: the rendition that a shared link shows. */
export type FeedPicture = { url: string; type: string; width?: number; height?: number; alt: string };

/** One story of a feed. URLs are absolute, texts are plain. */
export type FeedEntry = {
  /** Stable URL; for a rectification, the place of its text on the story’s page. */
  url: string;
  title: string;
  summary: string | undefined;
  /** ISO 8601. */
  publishedAt: string | undefined;
  /** When a rectification or an update was last published with it, ISO 8601. */
  updatedAt?: string;
  authors: { name: string; url?: string }[];
  categories: string[];
  picture: FeedPicture | undefined;
  /** Whether the text is gated. */
  closed: boolean;
};

/** A feed, independent of its format. */
export type Feed = {
  /** The feed's own URL, in either format. */
  self: Record<FeedFormat, string>;
  /** The page whose feed it is. */
  url: string;
  title: string;
  description: string;
  language: string;
  siteName: string;
  siteUrl: string;
  updatedAt: string;
  /** Picture of an author or a programme. */
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

/** The picture of an entry; undefined unless its name has a known image type. */
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

/**
 * Labels that a story begins with: sponsored, satire, made with the help of AI, with a rectification or an
 * update.
 */
function labelsIn(card: Card, { language }: Site): string[] {
  return [
    ...labelsOf(card).map((label) => LABEL_WORDS[language][label]),
    ...(card.rectified ?? []).map((kind) => RECTIFIED_SIGNS[language][kind]),
  ];
}

const addressOf = ({ id, content }: ListedRectification, origin: string) =>
  new URL(`${content.url}#${rectificationAnchor(id)}`, origin).href;

const wordsOf = (text: string, { party, date }: ListedRectification, { language, timeZone }: Site) =>
  fill(text, {
    party: party.name,
    date: formatLongDay(date, { locale: DATE_LOCALES[language], timeZone }),
  });

/** A rectification or an update in full, as a separate entry (Organic Act 2/1984, article 3). */
function rectificationEntry(beside: ListedRectification, site: Site, origin: string): FeedEntry {
  const { kind, party, text, date, content } = beside;
  const heading = wordsOf(RECTIFICATION_WORDS[site.language].headings[kind], beside, site);
  return {
    url: addressOf(beside, origin),
    title: printable(`${heading}: ${content.title}`).trim(),
    summary: text,
    publishedAt: date,
    authors: [{ name: kind === 'update' ? site.name : party.name }],
    categories: [RECTIFIED_SIGNS[site.language][kind]],
    picture: undefined,
    closed: false,
  };
}

/** A story’s summary, with the notices of its rectifications and updates. */
function summaryOf(card: Card, beside: readonly ListedRectification[], site: Site, origin: string) {
  const notices = beside.map(
    (one) =>
      `${wordsOf(RECTIFICATION_WORDS[site.language].notices[one.kind], one, site)} ${addressOf(one, origin)}`,
  );
  return [standfirstText(card) ?? '', ...notices].filter(Boolean).join('\n\n') || undefined;
}

function entryOf(card: Card, site: Site, origin: string, beside: readonly ListedRectification[]): FeedEntry {
  const url = new URL(card.url, origin).href;
  const [newest] = beside;
  return {
    url,
    title: printable(card.title).trim() || card.kicker?.text || url,
    summary: summaryOf(card, beside, site, origin),
    publishedAt: card.publishedDate?.date,
    ...(newest ? { updatedAt: newest.date } : {}),
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

/** Newest first; entries without a date stay at the end. */
const byDate = (entries: readonly FeedEntry[]): FeedEntry[] =>
  entries.toSorted(
    (one, other) => (Date.parse(other.publishedAt ?? '') || 0) - (Date.parse(one.publishedAt ?? '') || 0),
  );

/**
 * Feed of a listing's newest stories, with headline and standfirst but without the body. Rectifications and
 * updates are included in full.
 */
export function feedOf(listing: ListingPage, site: Site, origin: string): Feed {
  const whole = listing.kind === 'latest';
  const rectifications = listing.rectifications ?? [];
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
    entries: byDate([
      ...rectifications.map((beside) => rectificationEntry(beside, site, origin)),
      ...stories.map((card) =>
        entryOf(
          card,
          site,
          origin,
          rectifications.filter(({ content }) => content.id === card.id),
        ),
      ),
    ]),
  };
}
