/** Addresses of listings; the words are the same in Spanish and Catalan. */
export const sectionPath = (slug: string) => `/${slug}/`;
export const authorPath = (slug: string) => `/autor/${slug}/`;
export const tagPath = (slug: string) => `/etiqueta/${slug}/`;
export const programmePath = (slug: string) => `/programes/${slug}/`;
/** Index of programmes: the section of that name on a broadcaster's site. */
export const PROGRAMMES_PATH = '/programes/';

/** First words of addresses that the product keeps for itself (spec §2 and this house). */
export const RESERVED_WORDS = [
  'acceso',
  'registro',
  'perfil',
  'logout',
  'buscar',
  'agenda',
  'hemeroteca',
  'autor',
  'etiqueta',
  'api',
  'webapi',
  'media',
  'assets',
  'dev',
  'readyz',
  'livez',
  'programes',
  'ultima-hora',
  '.well-known',
];

/** An address as it is stored: decoded, lower-case kept, with both slashes. */
export function normalPath(path: string): string {
  const decoded = decodePath(path);
  const folded = decoded.replace(/\/{2,}/g, '/');
  const opened = folded.startsWith('/') ? folded : `/${folded}`;
  return opened.endsWith('/') ? opened : `${opened}/`;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
