import { readFileSync } from 'node:fs';
import path from 'node:path';
import { API_SETTING_TABLES, type Setting } from '@portal/api';
import { expect, it } from 'vitest';
import { PORTAL_SETTINGS } from './settings';

const ROOT = path.join(import.meta.dirname, '../../..');
const MARKS = ['<!-- settings -->', '<!-- /settings -->'] as const;

const SETTINGS: readonly Setting[] = [PORTAL_SETTINGS, ...API_SETTING_TABLES].flatMap((table) =>
  Object.values(table),
);

/** Settings of social logins, which are read by the prefix of their provider. */
const SOCIAL = [
  '`GOOGLE_CLIENT_ID` …',
  'none',
  'login with Google: `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`; likewise `APPLE_`, `FACEBOOK_`, `TWITTER_` (see below)',
];

const usualOf = ({ schema, usual }: Setting): string => {
  if (usual !== undefined) return usual;
  const text = Object(schema).default;
  return typeof text === 'string' ? `\`${text}\`` : 'none';
};

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...lines] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...lines.map(line)].join('\n');
}

const HEAD = ['variable', 'default', 'what'];

it.each([
  [
    'docs/operations.md',
    [...SETTINGS.map((known) => [`\`${known.variable}\``, usualOf(known), known.what]), SOCIAL],
  ],
  [
    'README.md',
    SETTINGS.flatMap((known) =>
      known.readme ? [[`\`${known.variable}\``, usualOf(known), known.readme]] : [],
    ),
  ],
])('the table of settings in %s matches the code: `-u` writes it', async (file, rows) => {
  const [begin, end] = MARKS;
  const place = path.join(ROOT, file);
  const [before, rest = ''] = readFileSync(place, 'utf8').split(begin);
  const [, after = ''] = rest.split(end);
  const text = `${before}${begin}\n\n${table([HEAD, ...rows])}\n\n${end}${after}`;
  await expect(text).toMatchFileSnapshot(place);
});

it('names each variable once', () => {
  const names = SETTINGS.map(({ variable }) => variable);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
