import { REPORT_LIMITS } from './limits';
import { shown } from './problem';
import type { Report } from './run';
import { gapSentences } from './sections';

const FORMAT_NAMES = {
  wordpress: 'a WordPress export',
  rss: 'an RSS feed',
  atom: 'an Atom feed',
  ninjs: 'IPTC ninjs',
} as const;

/** A list with its title; the values of its rows are shown on one line each. */
function listed<T>(
  title: string,
  rows: readonly T[],
  count: number,
  line: (row: T, show: (value: string) => string) => string,
): string[] {
  if (!count) return [];
  const printed = rows.slice(0, REPORT_LIMITS.printedRows);
  const more = count - printed.length;
  return [
    '',
    title,
    ...printed.map((row) => `  ${line(row, shown)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

/** Items of a file that were not imported, as expected or because of an error in them. */
export const skippedCount = ({ skipped, faultCount }: Report): number =>
  faultCount + Object.values(skipped).reduce((sum, count) => sum + count, 0);

/** Subject of the email with a report. */
export const reportSubject = (report: Report, site: string): string =>
  `Import into ${site}: ${report.added} added, ${report.updated} updated, ${skippedCount(report)} skipped` +
  (report.faultCount ? `, of these ${report.faultCount} because of an error` : '');

export function reportText(report: Report): string {
  const skipped = Object.entries(report.skipped).sort(([, a], [, b]) => b - a);
  const items = report.read === 1 ? '1 item' : `${report.read} items`;
  return [
    `${shown(report.file)}: ${FORMAT_NAMES[report.format]}, ${items}, into ${report.site}`,
    ...(report.database ? [`written to ${shown(report.database)}`] : []),
    `  added      ${report.added}`,
    `  updated    ${report.updated}`,
    ...(report.drafts ? [`    ${report.drafts}  of these are drafts`] : []),
    `  unchanged  ${report.unchanged}`,
    `  withdrawn  ${report.withdrawn}`,
    `  skipped    ${skippedCount(report)}`,
    ...skipped.map(([reason, count]) => `    ${count}  ${shown(reason)}`),
    ...(report.faultCount ? [`    ${report.faultCount}  because of an error`] : []),
    ...listed(
      'Items skipped because of an error in them:',
      report.faults,
      report.faultCount,
      ({ sourceId, title, reason }, show) =>
        `${show(sourceId) || '(no id)'} ${title ? `“${show(title)}”` : '(no headline)'}: ${show(reason)}`,
    ),
    ...listed(
      'Imported without these parts, which exceed a limit:',
      report.leftOut,
      report.leftOutCount,
      ({ sourceId, title, what }, show) => `${show(sourceId)} “${show(title)}”: ${show(what)}`,
    ),
    ...listed(
      'Charts with an error in their data; readers see their tables:',
      report.undrawn,
      report.undrawnCount,
      ({ sourceId, title, what }, show) => `${show(sourceId)} “${show(title)}”: ${show(what)}`,
    ),
    ...listed(
      'Sounds without a waveform; their players show a plain line of time:',
      report.shapeless,
      report.shapelessCount,
      ({ sourceId, title, what }, show) => `${show(sourceId)} “${show(title)}”: ${show(what)}`,
    ),
    ...listed(
      'Addresses that were taken:',
      report.moved,
      report.movedCount,
      ({ wanted, path }, show) => `${show(wanted)} → ${show(path)}`,
    ),
    ...listed(
      'Media that could not be had; their place is kept with its words:',
      report.missingMedia,
      report.missingMediaCount,
      ({ url, reason }, show) => `${show(url)}: ${show(reason)}`,
    ),
    ...listed(
      'Films and sounds without captions and without a transcript:',
      report.unreadable,
      report.unreadableCount,
      ({ title, path }, show) => `${show(path)} “${show(title)}”`,
    ),
    ...gapSentences(report).flatMap((sentence) => ['', sentence]),
    ...(report.isFirst
      ? []
      : ['', 'Articles of earlier imports that are not in this file were left as they are.']),
  ].join('\n');
}
