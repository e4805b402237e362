import type { BodyPart } from '@portal/model';
import { escapeHtml } from '@portal/model';
import { bodyParts, embedOf, plainText } from '../../platform/html';

/** Characters of an entry in the desk's list. */
const SUMMARY_LENGTH = 160;

/** A web URL in a text, without punctuation at its end. */
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}[^\s<>".,;:!?)\]’»]/g;

/** Whether a line consists of a URL. */
const isAddress = (line: string): boolean => /^https?:\/\/\S{1,2000}$/.test(line) && URL.canParse(line);

/** Text with links for its URLs, and unchanged line breaks. */
const withLinks = (text: string): string =>
  escapeHtml(text)
    .replace(ADDRESS, (url) => `<a href="${url}">${url}</a>`)
    .replaceAll('\n', '<br>');

/** A block of a plain text: a lone URL becomes an embed. */
function blockOf(block: string): string {
  const embedded = isAddress(block) ? embedOf(block) : null;
  return embedded
    ? `<figure><iframe src="${escapeHtml(embedded.url)}"></iframe></figure>`
    : `<p>${withLinks(block)}</p>`;
}

/**
 * Body of an entry that was written as plain text: empty lines separate paragraphs, URLs become links, and
 * one in a paragraph of its own becomes an embed. A picture comes last.
 */
export function bodyOfText(text: string, picture: BodyPart | null): BodyPart[] {
  const html = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf)
    .join('');
  const parts = bodyParts(html, { image: (src, alt) => ({ src, alt }), file: (src) => src });
  return picture ? [...parts, picture] : parts;
}

/** First words of a body, on one line. */
export function summaryOf(body: readonly BodyPart[]): string {
  const text = body
    .map((part) => ('html' in part ? plainText(part.html) : ''))
    .filter(Boolean)
    .join(' ');
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
}
