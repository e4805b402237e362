/** Encodings of bodies, best first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Matches an encoding that is listed and not refused by `q=0`. */
const ACCEPTED = {
  br: /(?:^|,)\s*br\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
  gzip: /(?:^|,)\s*gzip\s*(?:;(?!\s*q=0(?:\.0*)?\s*(?:,|$))[^,]*)?(?:,|$)/,
} as const;
/** Characters of an `Accept-Encoding` that are read; browsers send about 30. */
const MAX_HEADER_LENGTH = 200;

/** The best encoding that a request accepts. Its preferences are not weighed: browsers do not send any. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding || acceptEncoding.length > MAX_HEADER_LENGTH) return 'identity';
  if (ACCEPTED.br.test(acceptEncoding)) return 'br';
  return ACCEPTED.gzip.test(acceptEncoding) ? 'gzip' : 'identity';
}

const weak = (etag: string) => etag.replace(/^W\//, '');

/** Whether `If-None-Match` lists an ETag, compared weakly (RFC 9110 §13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((one) => weak(one.trim()) === weak(etag));
}
