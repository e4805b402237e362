import type { Report } from './run';
import { gapSentences } from './sections';

/** Maximum printed rows per list. */
const MAX_PRINTED = 20;

const FORMAT_NAMES = {
  wordpress: 'a WordPress export',
  rss: 'an RSS feed',
  atom: 'an Atom feed',
  ninjs: 'IPTC ninjs',
} as const;

function listed<T>(title: string, rows: readonly T[], count: number, line: (row: T) => string): string[] {
  if (!count) return [];
  const more = count - Math.min(rows.length, MAX_PRINTED);
  return [
    '',
    title,
    ...rows.slice(0, MAX_PRINTED).map((row) => `  ${line(row)}`),
    ...(more > 0 ? [`  … and ${more} more`] : []),
  ];
}

export function reportText(report: Report): string {
  const skipped = Object.entries(report.skipped).sort(([, a], [, b]) => b - a);
  const left = skipped.reduce((sum, [, count]) => sum + count, 0);
  return [
    `${report.file}: ${FORMAT_NAMES[report.format]}, ${report.read} items, into ${report.site}`,
    `  added      ${report.added}`,
    `  updated    ${report.updated}`,
    `  unchanged  ${report.unchanged}`,
    `  drafts     ${report.drafts}`,
    `  withdrawn  ${report.withdrawn}`,
    `  left out   ${left}`,
    ...skipped.map(([reason, count]) => `    ${count}  ${reason}`),
    `  at fault   ${report.faultCount}`,
    ...listed(
      'Items with something wrong, left out:',
      report.faults,
      report.faultCount,
      ({ sourceId, title, reason }) => `${sourceId || '(no id)'} “${title}”: ${reason}`,
    ),
    ...listed(
      'Addresses that were taken:',
      report.moved,
      report.moved.length,
      ({ wanted, path }) => `${wanted} → ${path}`,
    ),
    ...listed(
      'Media that could not be had; their place is kept with its words:',
      report.missingMedia,
      report.missingMediaCount,
      ({ url, reason }) => `${url}: ${reason}`,
    ),
    ...listed(
      'Films and sounds with neither captions nor a transcript; who cannot hear them is left out:',
      report.unreadable,
      report.unreadableCount,
      ({ title, path }) => `${path} “${title}”`,
    ),
    ...gapSentences(report).flatMap((sentence) => ['', sentence]),
    '',
    'Contents that are no longer in the file were left as they are.',
  ].join('\n');
}
