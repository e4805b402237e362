import { LinkifyIt } from 'linkify-it';
import tlds from 'tlds';

const linkify = new LinkifyIt({ fuzzyLink: true, tlds });

/** Signs that are drawn like a full stop and written for it. */
const DOT_LIKE = /[。•∙⋅․܁۔]/g;
/** `example[.]com`, `example (dot) com`, `example punt com`. */
const WRITTEN_DOT =
  /\s*[[({]\s*(?:\.|dot|punto?)\s*[\])}]\s*|\s+(?:dot|punto?)\s+(?=(?:com|net|org|cat|es|info)\b)/giu;
/** Nobody writes a space before a full stop. */
const SPACED_DOT = /(?<=[\p{L}\p{N}])\s+\.\s*(?=[\p{L}\p{N}])/gu;

/** A sentence that begins without a space after the last one: «Fins demà.No vindré». Top-level domains of two letters are also words. */
const isSentenceBegin = (link: string): boolean => /^[^\s/:]+\.\p{Lu}\p{Ll}$/u.test(link);

/** Whether a text has a link or an email address, however its dots are written. */
export function hasLink(text: string): boolean {
  const plain = text
    .normalize('NFKC')
    .replace(DOT_LIKE, '.')
    .replace(WRITTEN_DOT, '.')
    .replace(SPACED_DOT, '.');
  const links = linkify.match(plain) ?? [];
  return links.some(({ schema, raw }) => schema !== '' || !isSentenceBegin(raw));
}
