import type { Address, AddressFiles, AddressVideo, NewsAddress, Site } from '@portal/model';
import { cut, plainText } from '../../app/document/structured/text';
import { element, emptyElement, XML_DECLARATION } from './xml';

export const SITEMAP_TYPE = 'application/xml; charset=utf-8';

/** A sitemap may have 50 MB (https://www.sitemaps.org/protocol.html); half of it is reserved for URLs. */
const MAX_EXTENSIONS_BYTES = 25 * 1024 * 1024;
/** A URL must have fewer characters than this. */
const ADDRESS_LENGTH = 2048;
/** Longest title and description of a video, and longest video in seconds (Google's video sitemaps). */
const VIDEO_TITLE_LENGTH = 100;
const VIDEO_DESCRIPTION_LENGTH = 2048;
const VIDEO_SECONDS = 28_800;

const NAMESPACES = {
  '': 'http://www.sitemaps.org/schemas/sitemap/0.9',
  image: 'http://www.google.com/schemas/sitemap-image/1.1',
  video: 'http://www.google.com/schemas/sitemap-video/1.1',
  news: 'http://www.google.com/schemas/sitemap-news/0.9',
  xhtml: 'http://www.w3.org/1999/xhtml',
} as const;

function opening(root: 'urlset' | 'sitemapindex', extensions: (keyof typeof NAMESPACES)[] = []): string {
  const declared = (['', ...extensions] as const).map(
    (prefix) => ` xmlns${prefix && `:${prefix}`}="${NAMESPACES[prefix]}"`,
  );
  return `${XML_DECLARATION}<${root}${declared.join('')}>\n`;
}

/** The absolute URL, or null if a sitemap cannot contain it. */
function located(path: string, origin: string): string | null {
  const url = new URL(path, origin).href;
  return url.length < ADDRESS_LENGTH && /^https?:/.test(url) ? url : null;
}

function video(told: AddressVideo, origin: string): string {
  const [thumbnail, content, player] = [told.thumbnail, told.content, told.player].map((path) =>
    path === undefined ? undefined : (located(path, origin) ?? undefined),
  );
  const title = cut(told.title, VIDEO_TITLE_LENGTH);
  if (!thumbnail || !(content ?? player)) return '';
  const seconds = Math.round(told.duration ?? 0);
  return [
    '<video:video>',
    element('video:thumbnail_loc', thumbnail),
    element('video:title', title),
    element('video:description', cut(plainText(told.description ?? '') || title, VIDEO_DESCRIPTION_LENGTH)),
    element('video:content_loc', content),
    element('video:player_loc', player),
    seconds >= 1 && seconds <= VIDEO_SECONDS ? element('video:duration', String(seconds)) : '',
    element('video:publication_date', told.publishedAt),
    '</video:video>',
  ].join('');
}

/** The page's language versions, itself included. */
function languages(address: Address, url: string, site: Pick<Site, 'language'>): string {
  if (!address.alternates?.length) return '';
  return [{ language: site.language, url }, ...address.alternates]
    .map(({ language: hreflang, url: href }) =>
      emptyElement('xhtml:link', { rel: 'alternate', hreflang, href }),
    )
    .join('');
}

function extensionsOf(address: Address, url: string, site: Pick<Site, 'language'>, origin: string): string {
  const images = (address.images ?? []).flatMap((path) => located(path, origin) ?? []);
  return [
    languages(address, url, site),
    ...images.map((image) => `<image:image>${element('image:loc', image)}</image:image>`),
    address.video ? video(address.video, origin) : '',
  ].join('');
}

export type SitemapOf = { site: Pick<Site, 'language' | 'name'>; origin: string };

/**
 * A sitemap file, chunk by chunk: its head before the first URL is requested, then a chunk for each batch of
 * the back end. Pictures, videos and languages are included until they take half of the size limit.
 */
export async function* urlset(
  parts: AsyncIterable<readonly Address[]>,
  { site, origin }: SitemapOf,
): AsyncGenerator<string> {
  yield opening('urlset', ['image', 'video', 'xhtml']);
  let told = 0;
  for await (const addresses of parts) {
    let piece = '';
    for (const address of addresses) {
      const url = located(address.path, origin);
      if (!url) continue;
      const more = told < MAX_EXTENSIONS_BYTES ? extensionsOf(address, url, site, origin) : '';
      told += Buffer.byteLength(more);
      piece += `<url>${element('loc', url)}${element('lastmod', address.changedAt)}${more}</url>\n`;
    }
    yield piece;
  }
  yield '</urlset>\n';
}

/** A file that the index lists. */
export type IndexedFile = { path: string; changedAt?: string | undefined };

/** The index of a site's sitemaps, chunk by chunk. */
export async function* sitemapIndex(
  parts: AsyncIterable<readonly IndexedFile[]>,
  { origin }: Pick<SitemapOf, 'origin'>,
): AsyncGenerator<string> {
  yield opening('sitemapindex');
  for await (const files of parts) {
    yield files
      .map(
        ({ path, changedAt }) =>
          `<sitemap>${element('loc', new URL(path, origin).href)}${element('lastmod', changedAt)}</sitemap>\n`,
      )
      .join('');
  }
  yield '</sitemapindex>\n';
}

/** Path of a file of URLs. */
export const contentsPath = (file: number) => `/sitemaps/contents-${file}.xml`;
/** The first file of listings has no number: most sites have no second. */
export const listingsPath = (file: number) =>
  file === 1 ? '/sitemaps/listings.xml' : `/sitemaps/listings-${file}.xml`;

/** Files of the back end as entries of the index. */
export const indexed = (files: AddressFiles['files'], pathOf: (file: number) => string): IndexedFile[] =>
  files.map(({ file, changedAt }) => ({ path: pathOf(file), changedAt }));

/** The sitemap of the news of two days. */
export function newsSitemap(news: readonly NewsAddress[], { site, origin }: SitemapOf): string {
  const entries = news.flatMap(({ path, title, publishedAt }) => {
    const url = located(path, origin);
    const name = element('news:title', title);
    if (!url || !title.trim()) return [];
    const publication = `<news:publication>${element('news:name', site.name)}${element('news:language', site.language)}</news:publication>`;
    return [
      `<url>${element('loc', url)}<news:news>${publication}${element('news:publication_date', publishedAt)}${name}</news:news></url>\n`,
    ];
  });
  return `${opening('urlset', ['news'])}${entries.join('')}</urlset>\n`;
}
