import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from './packages';

const root = path.join(import.meta.dirname, '../..');
const docs = path.join(root, 'docs');
const folder = path.join(docs, 'specification');

/** Folders of sources and of their documentation. */
const CITING = ['tokens', 'packages', 'apps', 'e2e', 'docs'];
const WITHOUT = new Set(['node_modules', 'dist', 'specification']);
const SOURCE = /\.(?:tsx?|mjs|sql|md|ya?ml)$/;

/** `spec §4` and all of `spec §4, §9`. */
const CITATION = /spec (§\d+(?:\.\d+)?(?:(?:, | and )§\d+(?:\.\d+)?)*)/g;
/** A name of the code as link text, with the file that defines it. */
const NAME = /\[`(\w+)`\]\(([^)]+)\)/g;
const LINK = /\]\(([^)#]+)(#[^)]*)?\)/g;

function* sourcesIn(where: string): Generator<string> {
  for (const entry of readdirSync(where, { withFileTypes: true })) {
    const file = path.join(where, entry.name);
    if (entry.isDirectory() && !WITHOUT.has(entry.name)) yield* sourcesIn(file);
    else if (entry.isFile() && SOURCE.test(entry.name)) yield file;
  }
}

/** Section numbers that a text cites: '4', or '4.2' for a subsection. */
const citedIn = (text: string): string[] =>
  [...text.matchAll(CITATION)].flatMap(([, sections = '']) => sections.match(/\d+(?:\.\d+)?/g) ?? []);

const files = readdirSync(folder).sort();
const numberOf = (file: string): string => /^(\d+)-/.exec(file)?.[1] ?? '';
const sections = files.filter((file) => numberOf(file) !== '');

/** Section numbers that exist: of files, and of headings in them (`## 4.2 …`). */
const known = new Set(
  sections.flatMap((file) => [
    numberOf(file),
    ...[...read(folder, file).matchAll(/^##+ (\d+\.\d+) /gm)].flatMap(([, number = '']) => number),
  ]),
);

it('parses single citations and lists of them', () => {
  expect(citedIn('(spec §4), spec §2, §10 and §3.1; §9 of another document')).toEqual([
    '4',
    '2',
    '10',
    '3.1',
  ]);
});

it('has a section for every citation of “spec §”', () => {
  const cited = new Map<string, string>();
  for (const file of CITING.flatMap((name) => [...sourcesIn(path.join(root, name))]))
    if (file !== import.meta.filename)
      for (const number of citedIn(read(file))) cited.set(number, path.relative(root, file));
  expect(cited.size).toBeGreaterThan(5);
  expect([...cited].filter(([number]) => !known.has(number))).toEqual([]);
});

it.each(sections)('%s is in the list of sections', (file) => {
  expect(read(folder, 'README.md')).toContain(`(${file})`);
});

/** Documents that name files and functions of this repository. */
const GUIDES = [
  'architecture.md',
  'vocabulary.md',
  'walks.md',
  ...files.map((file) => `specification/${file}`),
];

describe.each(GUIDES)('docs/%s', (guide) => {
  const file = path.join(docs, guide);
  const text = read(file);
  const targetOf = (link: string): string => path.join(path.dirname(file), link);

  it('links to files that exist', () => {
    const targets = [...text.matchAll(LINK)].flatMap(([, target = '']) => target);
    expect(targets.filter((target) => !existsSync(targetOf(target)))).toEqual([]);
  });

  it('names identifiers that exist in the code', () => {
    const lost = [...text.matchAll(NAME)].filter(
      ([, name = '', target = '']) => !new RegExp(`\\b${name}\\b`).test(read(targetOf(target))),
    );
    expect(lost.map(([link]) => link)).toEqual([]);
  });
});
