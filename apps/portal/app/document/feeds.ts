import type { ListingPage } from '@portal/model';
import type { Head } from './head';

/** Formats of feeds, by the name of their file. */
export const FEED_FORMATS = { rss: 'rss.xml', atom: 'atom.xml' } as const;
export type FeedFormat = keyof typeof FEED_FORMATS;

/** Kinds of listing with a feed: those in chronological order. */
const WITH_FEED: readonly ListingPage['kind'][] = ['section', 'blog', 'tag', 'author', 'programme', 'latest'];

export const hasFeed = ({ kind }: Pick<ListingPage, 'kind'>): boolean => WITH_FEED.includes(kind);

/** Path of a listing's feed: `/cultura/rss.xml`; the whole site's is at the root. */
export function feedPath({ kind, path }: Pick<ListingPage, 'kind' | 'path'>, format: FeedFormat): string {
  return `${kind === 'latest' ? '/' : path}${FEED_FORMATS[format]}`;
}

type FeedLink = { title: string; type: string; path: string };

const links = (title: string, { rss, atom }: { rss: string; atom: string }): FeedLink[] => [
  { title: `${title} (RSS)`, type: 'application/rss+xml', path: rss },
  { title: `${title} (Atom)`, type: 'application/atom+xml', path: atom },
];

/** Feeds that a page links to: that of its listing, then the whole site's. A page with `noIndex` has none. */
export function feedLinks({ feed, noIndex }: Head, siteName: string): FeedLink[] {
  if (noIndex) return [];
  const whole = { rss: '/rss.xml', atom: '/atom.xml' };
  return [
    ...(feed && feed.rss !== whole.rss ? links(`${feed.title} | ${siteName}`, feed) : []),
    ...links(siteName, whole),
  ];
}
