import { escapeHtml } from '@portal/model';
import { findAll } from 'domutils';
import { withoutExtension } from '../../content/stories';
import { articleNodes, htmlOf, plainText, readText, resolveUrl, slugOf } from '../../platform/html';
import { momentOf } from './dates';
import type { ItemAuthor, ItemPicture, NewsItem } from './item';
import { type ReadItem, readItem, skippedItem } from './problem';
import { childNamed, childrenNamed, fieldOf, TOO_LARGE, textIn, type XmlElement, xmlElements } from './xml';

/** Item elements of RSS 2.0 (and RDF) and of Atom. */
const ITEMS = new Set(['item', 'entry']);

/**
 * Number of items in a feed; reads it to its end.
 * @throws UnreadableFile
 */
export async function countFeed(file: string): Promise<number> {
  let count = 0;
  for await (const _ of xmlElements(file, ITEMS)) count += 1;
  return count;
}

const idOf = (item: XmlElement) => fieldOf(item, 'guid') || fieldOf(item, 'id') || fieldOf(item, 'link');

/**
 * Yields every item of a feed.
 * @throws UnreadableFile
 */
export async function* feedItems(file: string, timeZone: string): AsyncGenerator<ReadItem<NewsItem>> {
  for await (const element of xmlElements(file, ITEMS))
    yield readItem(idOf(element), plainText(fieldOf(element, 'title')), () => {
      if (element.isTooLarge) return skippedItem(idOf(element), fieldOf(element, 'title'), TOO_LARGE);
      return element.name === 'entry' ? atomEntry(element, timeZone) : rssItem(element, timeZone);
    });
}

/** Serialises an element's children, for content of the type xhtml. */
function xhtmlOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return escapeHtml(child);
      const name = child.name.replace(/^\w+:/, '');
      const attributes = Object.entries(child.attributes).map(
        ([key, value]) => ` ${key}="${escapeHtml(value)}"`,
      );
      return `<${name}${attributes.join('')}>${/^(img|br|hr|source)$/.test(name) ? '' : `${xhtmlOf(child)}</${name}>`}`;
    })
    .join('');
}

const ADDRESSES = ['src', 'href', 'poster', 'data'] as const;

/** Makes the URLs in a text absolute: in a feed they are relative to the item's page. */
function absolute(html: string, base: string): string {
  if (!URL.canParse(base)) return html;
  const nodes = articleNodes(html);
  for (const element of findAll(({ attribs }) => ADDRESSES.some((name) => attribs[name]), nodes)) {
    for (const name of ADDRESSES) {
      const value = element.attribs[name];
      if (value && !value.startsWith('#')) element.attribs[name] = resolveUrl(value, base) ?? value;
    }
  }
  return htmlOf(nodes);
}

/** Path of the item's link or, without one, derived from its title. */
function addressOf(link: string, title: string, id: string): Pick<NewsItem, 'path' | 'isPathDerived'> {
  const url = URL.canParse(link) ? new URL(link) : null;
  return url && url.pathname !== '/'
    ? { path: withoutExtension(url.pathname) }
    : { path: `/${slugOf(title) || slugOf(id)}/`, isPathDerived: true };
}

const authorOf = (name: string): ItemAuthor[] => {
  // RSS's own `author` is an email address with the name in parentheses.
  const start = name.indexOf('(');
  const end = name.indexOf(')', start);
  const clean = readText(start !== -1 && end > start + 1 ? name.slice(start + 1, end) : name);
  return clean && !clean.includes('@') && slugOf(clean) ? [{ slug: slugOf(clean), name: clean }] : [];
};

const named = (name: string) => ({ slug: slugOf(name), name });
const isPicture = (url: string, type = '') =>
  type.startsWith('image/') || (!type && /\.(jpe?g|png|gif|webp|avif)(\?|$)/i.test(url));

/** Picture sent along with the text. */
function leadOf(item: XmlElement): ItemPicture | undefined {
  const groups = [item, ...childrenNamed(item, 'media:group')];
  const contents = groups.flatMap((group) => [
    ...childrenNamed(group, 'media:content'),
    ...childrenNamed(group, 'media:thumbnail'),
  ]);
  const media = contents.find(
    ({ attributes: { url = '', type, medium } }) => medium === 'image' || isPicture(url, type),
  );
  const enclosure = [
    ...childrenNamed(item, 'enclosure'),
    ...childrenNamed(item, 'link').filter(({ attributes }) => attributes.rel === 'enclosure'),
  ];
  const enclosed = enclosure.find(({ attributes: { url, href, type } }) =>
    isPicture(url ?? href ?? '', type),
  );
  const url = media?.attributes.url ?? enclosed?.attributes.url ?? enclosed?.attributes.href;
  if (!url) return undefined;
  const words = media ? fieldOf(media, 'media:description') || fieldOf(media, 'media:title') : '';
  const credit = media ? fieldOf(media, 'media:credit') : '';
  return { url, alt: readText(words), ...(words ? { caption: words } : {}), ...(credit ? { credit } : {}) };
}

/** Audio and video sent along with the text, as in podcasts. */
const playersOf = (item: XmlElement): string =>
  childrenNamed(item, 'enclosure')
    .flatMap(({ attributes: { url, type = '' } }) => {
      const kind = /^(audio|video)\//.exec(type)?.[1];
      return url && kind ? [`<figure><${kind} src="${escapeHtml(url)}"></${kind}></figure>`] : [];
    })
    .join('');

type Facts = {
  id: string;
  link: string;
  title: string;
  body: string;
  summary: string;
  authors: string[];
  categories: string[];
  published: Date | null;
  updated: Date | null;
  lead: ItemPicture | undefined;
};

function itemOf({
  id,
  link,
  title,
  body,
  summary,
  authors,
  categories,
  published,
  updated,
  lead,
}: Facts): ReadItem<NewsItem> {
  const words =
    readText(title) ||
    readText(summary || body)
      .split(' ')
      .slice(0, 10)
      .join(' ');
  if (!id) return skippedItem('', words, 'it has neither an id nor a link');
  if (!words) return skippedItem(id, words, 'it has neither a title nor a text');
  const publishedAt = published ?? updated;
  if (!publishedAt) return skippedItem(id, words, 'it has no date that can be read');
  const [section, ...rest] = categories.map((name) => named(readText(name))).filter(({ slug }) => slug);
  const whole = body || summary;
  return {
    item: {
      sourceId: id,
      type: 'article',
      ...addressOf(link, words, id),
      title: words,
      ...(body && summary && readText(summary) !== readText(body) ? { standfirst: readText(summary) } : {}),
      body: absolute(whole, link),
      sections: section ? [section] : [],
      tags: rest,
      authors: authors.flatMap(authorOf),
      publishedAt,
      ...(updated && updated.getTime() - publishedAt.getTime() > 60_000 ? { updatedAt: updated } : {}),
      listed: true,
      commentsOpen: false,
      ...(lead ? { lead: { ...lead, url: resolveUrl(lead.url, link) ?? lead.url } } : {}),
      comments: [],
    },
  };
}

function rssItem(item: XmlElement, timeZone: string): ReadItem<NewsItem> {
  const link = fieldOf(item, 'link');
  const encoded = fieldOf(item, 'content:encoded');
  return itemOf({
    id: fieldOf(item, 'guid') || link,
    link,
    title: fieldOf(item, 'title'),
    body: encoded + playersOf(item),
    summary: fieldOf(item, 'description'),
    authors: [...childrenNamed(item, 'dc:creator'), ...childrenNamed(item, 'author')].map(textIn),
    categories: childrenNamed(item, 'category').map(textIn),
    published: momentOf(fieldOf(item, 'pubDate'), timeZone) ?? momentOf(fieldOf(item, 'dc:date'), timeZone),
    updated: momentOf(fieldOf(item, 'atom:updated'), timeZone),
    lead: leadOf(item),
  });
}

/** Text of an Atom construct by its type: plain, HTML or XHTML. */
function atomText(element: XmlElement | undefined): string {
  if (!element) return '';
  const type = element.attributes.type ?? 'text';
  if (type === 'xhtml')
    return xhtmlOf(childrenNamed(element, 'div')[0] ?? childrenNamed(element, 'xhtml:div')[0] ?? element);
  return type === 'html' || type === 'text/html' ? textIn(element) : escapeHtml(textIn(element));
}

function atomEntry(entry: XmlElement, timeZone: string): ReadItem<NewsItem> {
  const links = childrenNamed(entry, 'link');
  const link =
    links.find(({ attributes: { rel = 'alternate' } }) => rel === 'alternate')?.attributes.href ?? '';
  return itemOf({
    id: fieldOf(entry, 'id') || link,
    link,
    title: atomText(childNamed(entry, 'title')),
    body: atomText(childNamed(entry, 'content')),
    summary: atomText(childNamed(entry, 'summary')),
    authors: childrenNamed(entry, 'author').map((author) => fieldOf(author, 'name')),
    categories: childrenNamed(entry, 'category').map(
      ({ attributes }) => attributes.label ?? attributes.term ?? '',
    ),
    published: momentOf(fieldOf(entry, 'published'), timeZone),
    updated: momentOf(fieldOf(entry, 'updated'), timeZone),
    lead: leadOf(entry),
  });
}
