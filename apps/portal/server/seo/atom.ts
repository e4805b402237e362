import type { Feed, FeedEntry } from './feed';
import { FREE_SCHEME } from './rss';
import { attributesOf, element, emptyElement, XML_DECLARATION } from './xml';

export const ATOM_TYPE = 'application/atom+xml; charset=utf-8';

/** RFC 3339 date; the feed's own date if a story has none. */
function date(iso: string | undefined, otherwise: string): string {
  const moment = new Date(iso ?? otherwise);
  return (Number.isNaN(moment.getTime()) ? new Date(otherwise) : moment).toISOString();
}

const person = ({ name, url }: { name: string; url?: string }) =>
  `<author>${element('name', name)}${element('uri', url)}</author>`;

function entry(story: FeedEntry, updatedAt: string): string {
  const { url, title, summary, publishedAt, authors, categories, picture, closed } = story;
  const changedAt = story.updatedAt ?? publishedAt;
  return [
    '<entry>',
    element('id', url),
    element('title', title, { type: 'text' }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    picture
      ? emptyElement('link', { rel: 'enclosure', type: picture.type, href: picture.url, title: picture.alt })
      : '',
    element('updated', date(changedAt, updatedAt)),
    publishedAt ? element('published', date(publishedAt, updatedAt)) : '',
    ...authors.map(person),
    element('summary', summary, { type: 'text' }),
    ...categories.map((term) => emptyElement('category', { term })),
    closed ? emptyElement('category', { scheme: FREE_SCHEME, term: 'false' }) : '',
    '</entry>\n',
  ].join('');
}

/** Atom (RFC 4287). */
export function atom(feed: Feed): string {
  const { title, url, description, language, updatedAt, image, self, siteName, siteUrl, entries } = feed;
  return [
    XML_DECLARATION,
    `<feed${attributesOf({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language })}>\n`,
    element('id', self.atom),
    element('title', title, { type: 'text' }),
    element('subtitle', description, { type: 'text' }),
    emptyElement('link', { rel: 'self', type: 'application/atom+xml', href: self.atom }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: url }),
    element('updated', date(updatedAt, new Date(0).toISOString())),
    person({ name: siteName, url: siteUrl }),
    element('rights', siteName, { type: 'text' }),
    element('logo', image),
    '\n',
    ...entries.map((story) => entry(story, date(updatedAt, new Date(0).toISOString()))),
    '</feed>\n',
  ].join('');
}
