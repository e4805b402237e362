import { pathTo } from './match';
import { ROUTES } from './table';

/** Lone surrogates, which no URL may contain. */
const HALF = /\p{Cs}/gu;
/** Characters of paths that browsers encode. */
const NOT_SENT = /[^!-~]|["<>`{}]/gu;

/**
 * A URL as browsers send it: headers allow no other characters, and the path of a cookie is compared in this
 * form.
 */
export const sentAddress = (address: string): string =>
  address.replace(HALF, '\ufffd').replace(NOT_SENT, encodeURIComponent);

/**
 * The path of a cookie for one page alone; if the page's path contains a semicolon, which would end the
 * attribute, that of the folder above.
 */
export function cookiePath(path: string): string {
  const [sent = '', ...others] = sentAddress(path).split(';');
  return others.length ? sent.slice(0, sent.lastIndexOf('/') + 1) : sent;
}

/** Scopes of site search, in the order of the opening bar; 'all' leaves out `searchtype`. */
export const SEARCH_SCOPES = ['all', 'news', 'other'] as const;
/** Part of the site that a search looks in (spec §2, `searchtype`). */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Results page of site search. */
export function searchPath(text: string, scope: SearchScope = 'all'): string {
  const query = `?text=${encodeURIComponent(text)}`;
  return ROUTES.search + (scope === 'all' ? query : `${query}&searchtype=${scope}`);
}

/** Archive of a range of days, both 'YYYY-MM-DD'; without days, the start page of the archive. */
export function archivePath(from?: string, to: string | undefined = from): string {
  if (from === undefined || to === undefined) return ROUTES.archive;
  return `${ROUTES.archive}${from.replaceAll('-', '/')}/${to.replaceAll('-', '/')}`;
}

/** A day of the programme guide, '2026-03-18'. */
export const guidePath = (day: string): string => `${ROUTES.guide}${day.replaceAll('-', '/')}/`;

/** The page of a live stream. */
export const livePath = (id: string): string => pathTo('liveStream', { id });

/** Files that a browser requests once per site, under the path of its alias (spec §2). */
export const SITE_FILES = {
  worker: 'offline.js',
  /** Former path of the service worker that every visitor got: the file there now removes it. */
  formerWorker: 'sw.js',
  /** Page that the service worker shows for an unreachable page. */
  unreached: 'offline.html',
  manifest: 'app.webmanifest',
} as const;
/**
 * File of a site under the path of its alias: its service worker, the offline page, or its web application
 * manifest.
 */
export type SiteFile = keyof typeof SITE_FILES;

/**
 * Path of a site's own file.
 * @param alias the site's, `:alias` for a pattern of all sites
 */
export const siteFilePath = (alias: string, file: SiteFile): string => `/${alias}/${SITE_FILES[file]}`;

/** Form for a rectification or an update of the story at a path. */
export const rectificationPath = (path: string): string =>
  `${ROUTES.rectification}?noticia=${encodeURIComponent(path)}`;

/** The programme index at a letter or a text; everything without either. */
export function programmeIndexPath({ letter = '', text = '', cursor = '' } = {}): string {
  const params = new URLSearchParams();
  if (letter) params.set('letter', letter);
  if (text) params.set('text', text);
  if (cursor) params.set('cursor', cursor);
  const query = params.toString();
  return query ? `${ROUTES.programmes}?${query}` : ROUTES.programmes;
}
