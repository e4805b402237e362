import type { BodyPart } from '@portal/model';
import { CHART_KINDS, escapeHtml } from '@portal/model';
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

/** `[line m] Title`: the first line of a chart, with its kind and the unit of its numbers. */
const CHART_HEAD = /^\[([a-z]+)(?: ([^\]]+))?\] (\S.*)$/;

/** A chart, written as lines of cells between bars under its first line; null for any other block. */
function chartOf(block: string): string | null {
  const [first = '', ...lines] = block.split('\n');
  const [, name, unit, title = ''] = CHART_HEAD.exec(first) ?? [];
  const kind = CHART_KINDS.find((one) => one === name);
  if (!kind) return null;
  const rows = lines.map((line) =>
    line
      .split(/[|\t]/)
      .map((cell) => `<td>${escapeHtml(cell.trim())}</td>`)
      .join(''),
  );
  return [
    `<figure data-chart="${kind}"${unit ? ` data-unit="${escapeHtml(unit.trim())}"` : ''}>`,
    `<figcaption>${escapeHtml(title)}</figcaption>`,
    `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table></figure>`,
  ].join('');
}

/** A block of a plain text: a chart, or a lone URL, which becomes an embed. */
function blockOf(block: string): string {
  const chart = chartOf(block);
  if (chart) return chart;
  const embedded = isAddress(block) ? embedOf(block) : null;
  return embedded
    ? `<figure><iframe src="${escapeHtml(embedded.url)}"></iframe></figure>`
    : `<p>${withLinks(block)}</p>`;
}

/**
 * Body of an entry that was written as plain text: empty lines separate paragraphs, URLs become links, and
 * one in a paragraph of its own becomes an embed. Lines of cells under `[bar mm] Title` become a chart. A
 * picture comes last.
 * @param report takes what is wrong with a chart
 */
export function bodyOfText(
  text: string,
  picture: BodyPart | null,
  report?: (problem: string) => void,
): BodyPart[] {
  const html = text
    .replaceAll('\r\n', '\n')
    .split(/\n[^\S\n]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(blockOf)
    .join('');
  const parts = bodyParts(html, {
    image: (src, alt) => ({ src, alt }),
    file: (src) => src,
    ...(report ? { report } : {}),
  });
  return picture ? [...parts, picture] : parts;
}

/** First words of a body, on one line. */
export function summaryOf(body: readonly BodyPart[]): string {
  const text = body
    .map((part) => ('html' in part ? plainText(part.html) : 'chart' in part ? part.chart.title : ''))
    .filter(Boolean)
    .join(' ');
  return text.length > SUMMARY_LENGTH ? `${text.slice(0, SUMMARY_LENGTH).trimEnd()}…` : text;
}
