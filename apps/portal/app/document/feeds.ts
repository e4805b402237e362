import type { Head } from './head';

type FeedLink = { title: string; type: string; path: string };

const links = (title: string, { rss, atom }: { rss: string; atom: string }): FeedLink[] => [
  { title: `${title} (RSS)`, type: 'application/rss+xml', path: rss },
  { title: `${title} (Atom)`, type: 'application/atom+xml', path: atom },
];

/** Feeds that a page names: that of what it lists, then the whole site's. A page that nobody should find names none. */
export function feedLinks({ feed, noIndex }: Head, siteName: string): FeedLink[] {
  if (noIndex) return [];
  const whole = { rss: '/rss.xml', atom: '/atom.xml' };
  return [
    ...(feed && feed.rss !== whole.rss ? links(`${feed.title} | ${siteName}`, feed) : []),
    ...links(siteName, whole),
  ];
}
