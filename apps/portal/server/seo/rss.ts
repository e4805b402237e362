import type { Feed, FeedEntry } from './feed';
import { attributesOf, element, emptyElement, escapeXml, XML_DECLARATION } from './xml';

export const RSS_TYPE = 'application/rss+xml; charset=utf-8';

/** Minutes that a feed reader may wait before it fetches again. */
const TTL_MINUTES = 5;

/**
 * Mark of a gated story: the property's name at schema.org, so that a feed reader can tell before opening
 * one.
 */
export const FREE_SCHEME = 'https://schema.org/isAccessibleForFree';

/** RFC 822 date, as RSS requires. */
const date = (iso: string | undefined) => {
  const moment = new Date(iso ?? Number.NaN);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toUTCString();
};

function item(entry: FeedEntry): string {
  const { url, title, summary, publishedAt, authors, categories, picture, closed } = entry;
  return [
    '<item>',
    element('title', title),
    element('link', url),
    // The URL is stable when a newsroom is imported again; ids are not.
    element('guid', url, { isPermaLink: 'true' }),
    element('pubDate', date(publishedAt)),
    // A description is read as HTML, so plain text is escaped once for that and once for XML.
    element('description', summary && escapeXml(summary)),
    ...authors.map(({ name }) => element('dc:creator', name)),
    ...categories.map((name) => element('category', name)),
    closed ? element('category', 'false', { domain: FREE_SCHEME }) : '',
    // Not an `enclosure`: that requires a length, and a rendition has none before it is first requested.
    picture
      ? `<media:content${pictureAttributes(picture)}>${element('media:description', picture.alt, { type: 'plain' })}</media:content>`
      : '',
    '</item>\n',
  ].join('');
}

const pictureAttributes = ({ url, type, width, height }: NonNullable<FeedEntry['picture']>) =>
  attributesOf({ url, medium: 'image', type, width, height });

/**
 * RSS 2.0 (https://www.rssboard.org/rss-specification) with Dublin Core's creators and Media RSS's pictures.
 */
export function rss(feed: Feed): string {
  const { title, url, description, language, updatedAt, image, self, siteName, entries } = feed;
  return [
    XML_DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:media="http://search.yahoo.com/mrss/">\n<channel>',
    element('title', title),
    element('link', url),
    element('description', escapeXml(description)),
    element('language', language),
    element('copyright', siteName),
    element('lastBuildDate', date(updatedAt)),
    element('ttl', String(TTL_MINUTES)),
    image ? `<image>${element('url', image)}${element('title', title)}${element('link', url)}</image>` : '',
    emptyElement('atom:link', { href: self.rss, rel: 'self', type: 'application/rss+xml' }),
    '\n',
    ...entries.map(item),
    '</channel>\n</rss>\n',
  ].join('');
}
