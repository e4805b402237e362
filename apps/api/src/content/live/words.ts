import type { BodyPart } from '@portal/model';
import { escapeHtml } from '@portal/model';
import { bodyParts, embedOf, plainText } from '../../platform/html';

/** Characters of an entry that the desk lists it by. */
const SUMMARY_LENGTH = 160;

/** A web address in a text; what ends a sentence is none of it. */
const ADDRESS = /https?:\/\/[^\s<>"]{1,2000}[^\s<>".,;:!?)\]’»]/g;

/** Whether a line is an address and nothing else. */
const isAddress = (line: string): boolean => /^https?:\/\/\S{1,2000}$/.test(line) && URL.canParse(line);

/** Words with their addresses as links, and their ends of line as they are. */
const withLinks = (text: string): string =>
  escapeHtml(text)
    .replace(ADDRESS, (address) => `<a href="${address}">${address}</a>`)
    .replaceAll('\n', '<br>');

/** A block of a plain text: an address alone is what it leads to, shown here. */
function blockOf(block: string): string {
  const embedded = isAddress(block) ? embedOf(block) : null;
  return embedded
    ? `<figure><iframe src="${escapeHtml(embedded.url)}"></iframe></figure>`
    : `<p>${withLinks(block)}</p>`;
}

/**
 * Body of an entry that was written as plain text: paragraphs are apart by empty lines, addresses become links, and one that
 * has a paragraph to itself becomes an embed. A picture comes last.
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
