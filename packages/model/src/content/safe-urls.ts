/** Schemes that links may have. Everything else (javascript:, data:, vbscript:) is refused. */
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'] as const;

/** True for a URL that is safe in an `href` or `src`: relative to the site, or of a safe scheme. */
export function isSafeUrl(url: string): boolean {
  // Browsers drop control characters and spaces before parsing the scheme, so they count as an attempt to
  // hide one.
  if (/[\p{Cc}\s]/u.test(url)) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url);
  if (!scheme) return url !== '';
  return SAFE_SCHEMES.some((safe) => safe === scheme[0].toLowerCase());
}

/**
 * True for a path from the root of the site: never another host, which browsers also read after `/\`, nor a script.
 */
export const isOwnPath = (url: string): boolean => isSafeUrl(url) && /^\/(?![/\\])/.test(url);

/**
 * True for a safe address that leads to the same place from every page: a path from the root of the site, or
 * an address with its scheme. A relative one such as `registro` depends on the page.
 */
export function isRootedUrl(url: string): boolean {
  return isOwnPath(url) || (isSafeUrl(url) && /^[a-z][a-z0-9+.-]*:/i.test(url) && URL.canParse(url));
}
