/**
 * Characters that stay encoded: white space and control characters are no part of an address, browsers take a backslash for a slash,
 * and a question or number sign ends a path.
 */
const ENCODED = /[\p{Cc}\s\\?#]/gu;
/** What would be decoded again where the address is asked for. */
const ENCODED_TWICE = /%(?=[\da-f]{2})/gi;

/** Segments that lead elsewhere, which browsers and proxies follow before they ask. */
const LEADS_ELSEWHERE = /^(?:\.|%2e){1,2}$/i;

/**
 * An address as it is stored: decoded where that is an address, in the case that it is written in, with a slash at both ends, and
 * without segments of dots.
 */
export function normalPath(path: string): string {
  const segments = decodePath(path).split('/');
  const folded = segments
    .filter((segment, at) => !LEADS_ELSEWHERE.test(segment) && (segment || !at))
    .join('/');
  const withLeadingSlash = folded.startsWith('/') ? folded : `/${folded}`;
  return withLeadingSlash.endsWith('/') ? withLeadingSlash : `${withLeadingSlash}/`;
}

/** An address without the name of what made its page, such as `.html`: addresses have none here. */
export const withoutExtension = (path: string): string => path.replace(/\.(?:html?|php|aspx?)(\/?)$/i, '$1');

function decodePath(path: string): string {
  const encode = (text: string) => text.replace(ENCODED, encodeURIComponent);
  try {
    return encode(decodeURIComponent(path).replace(ENCODED_TWICE, '%25'));
  } catch {
    return encode(path);
  }
}
