import { pathTo } from './match';
import { ROUTES } from './table';

/** Halves of characters, which no address holds. */
const HALF = /\p{Cs}/gu;
/** Characters of paths that browsers do not send as they are. */
const NOT_SENT = /[^!-~]|["<>`{}]/gu;

/** An address as browsers send it: headers hold no other characters, and a cookie's path is compared with these. */
export const sentAddress = (address: string): string =>
  address.replace(HALF, '\ufffd').replace(NOT_SENT, encodeURIComponent);

/** The path of a cookie for the page at a path alone; for the folder above where a semicolon, which would end it, is part of it. */
export function cookiePath(path: string): string {
  const [sent = '', ...others] = sentAddress(path).split(';');
  return others.length ? sent.slice(0, sent.lastIndexOf('/') + 1) : sent;
}

/** Scopes of site search, in the opening bar's order; 'all' is no `searchtype` at all. */
export const SEARCH_SCOPES = ['all', 'news', 'other'] as const;
/** Part of the site that a search looks in (spec §2, `searchtype`). */
export type SearchScope = (typeof SEARCH_SCOPES)[number];

/** Results page of site search. */
export function searchPath(text: string, scope: SearchScope = 'all'): string {
  const query = `?text=${encodeURIComponent(text)}`;
  return ROUTES.search + (scope === 'all' ? query : `${query}&searchtype=${scope}`);
}

/** Archive of a range of days, both 'YYYY-MM-DD'; without days, the archive's opening. */
export function archivePath(from?: string, to: string | undefined = from): string {
  if (from === undefined || to === undefined) return ROUTES.archive;
  return `${ROUTES.archive}${from.replaceAll('-', '/')}/${to.replaceAll('-', '/')}`;
}

/** A day of the programme guide, '2026-03-18'. */
export const guidePath = (day: string): string => `${ROUTES.guide}${day.replaceAll('-', '/')}/`;

/** The page of a live stream. */
export const livePath = (id: string): string => pathTo('liveStream', { id });

/** Files that a browser asks for once a site, under the path of its alias (spec §2). */
export const SITE_FILES = {
  worker: 'offline.js',
  /** Where earlier versions had the worker that every visitor got: what is there now ends it. */
  formerWorker: 'sw.js',
  /** What the worker shows in place of a page that cannot be had. */
  unreached: 'offline.html',
  manifest: 'app.webmanifest',
} as const;
/** File of a site under the path of its alias: its service worker and what that shows, its web application manifest. */
export type SiteFile = keyof typeof SITE_FILES;

/** Address of a site's own file. @param alias the site's, `:alias` for a pattern of all sites */
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
