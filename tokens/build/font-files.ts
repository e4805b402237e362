import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Face, Family } from '../sites/site';
import { copyrightOf, renamed } from './font-names';
import { writeWhole } from './write-whole';

const range = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** `U+` ranges of the characters of a text. */
function unicodeRangeOf(text: string): string {
  const codes = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [first: number, last: number][] = [];
  for (const code of codes) {
    const run = runs.at(-1);
    if (run?.[1] === code - 1) run[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([first, last]) => `U+${hex(first)}${last === first ? '' : `-${hex(last)}`}`).join();
}

const subset = (source: 'latin' | 'latin-ext', text: string) => ({
  /** Part of the source package that has these characters. */
  source,
  text,
  unicodeRange: unicodeRangeOf(text),
});

/** Characters of Spanish, Catalan and English text, and of Italian names. */
const COMMON = `${range(0x20, 0x7e)}\u{A0}¡©ª«·º°»¿½×÷ÀÁÇÈÉÌÍÏÑÒÓÙÚÜàáçèéìíïñòóùúü–—‘’“”•…€−`;
const LATIN_1 = `${range(0xa0, 0xff)}ŒœŸ‚„†‰‹›™↑↓`;

/**
 * Characters that are kept. `latin` is what nearly every page needs; names from the rest of western Europe
 * and rare signs are in `latin-1`, and those of central Europe in `latin-ext`. Browsers fetch a file only for
 * a page with its characters.
 */
export const SUBSETS = {
  latin: subset('latin', COMMON),
  'latin-1': subset('latin', [...LATIN_1].filter((letter) => !COMMON.includes(letter)).join('')),
  'latin-ext': subset('latin-ext', `${range(0x100, 0x151)}${range(0x154, 0x177)}${range(0x179, 0x17f)}ȘșȚțẞ`),
} as const;

export type Subset = keyof typeof SUBSETS;

/**
 * OpenType features that are kept: ligatures, kerning, accents and figures. Unused alternates are dropped.
 */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

/** Resolves a file of a package that is installed for the author of a brand. */
export type ResolvePackage = (specifier: string) => string;

const ownPackages: ResolvePackage = (specifier) => createRequire(import.meta.url).resolve(specifier);

const sourceOf = (face: Face, source: 'latin' | 'latin-ext', resolve: ResolvePackage): string =>
  resolve(
    `@fontsource-variable/${face.package}/files/${face.package}-${source}-${face.axes}-${face.style}.woff2`,
  );

const axesOf = (face: Face) =>
  Object.fromEntries(
    Object.entries(face.keep).map(([axis, kept]) => [
      axis,
      typeof kept === 'number' ? kept : { min: kept[0], max: kept[1] },
    ]),
  );

/**
 * The face as woff2, cut to a subset and to its kept axes, under the family’s name here. Results are stored
 * in `cache`, since cutting is slow.
 */
export async function cutFace(
  family: string,
  face: Face,
  subset: Subset,
  cache: string,
  resolve: ResolvePackage = ownPackages,
): Promise<Buffer> {
  const { source: part, text } = SUBSETS[subset];
  const source = await readFile(sourceOf(face, part, resolve));
  const recipe = JSON.stringify([family, text, face.keep, FEATURES]);
  const key = createHash('sha256').update(recipe).update(source).digest('hex').slice(0, 24);
  const kept = join(cache, `${key}.woff2`);
  const known = await readFile(kept).catch(() => undefined);
  if (known && isWhole(known)) return known;
  const cut = await subsetFont(source, text, {
    targetFormat: 'sfnt',
    variationAxes: axesOf(face),
    keepFeatures: FEATURES,
    noHinting: true,
  });
  const file = await convert(renamed(cut, family), 'woff2');
  await mkdir(cache, { recursive: true });
  await writeWhole(kept, file);
  return file;
}

/** Whether a file is a complete font: its signature, and its length at byte 8 (WOFF2 §4.1). */
const isWhole = (file: Buffer): boolean =>
  file.length >= 12 && file.toString('latin1', 0, 4) === 'wOF2' && file.readUInt32BE(8) === file.length;

/** The licence of a family's files: the font's own copyright notice, then the text that came with it. */
export async function licenceOf(
  { name, faces: [face] }: Family,
  resolve: ResolvePackage = ownPackages,
): Promise<string> {
  if (!face) throw new Error(`${name} has no face`);
  const font = await convert(await readFile(sourceOf(face, 'latin', resolve)), 'sfnt');
  const text = await readFile(resolve(`@fontsource-variable/${face.package}/LICENSE`), 'utf8');
  const start = text.indexOf('This Font Software is licensed under');
  return [
    copyrightOf(font),
    `These files are a modified version, called “${name}” here: cut to three subsets and to the axes in use.`,
    // Licences other than the Open Font License are included whole.
    text.slice(Math.max(start, 0)),
  ].join('\n\n');
}

/** The face at the given axis values and its fixed ones, uncompressed, to read its metrics from. */
export async function instanceOf(
  face: Face,
  at: Readonly<Record<string, number>>,
  resolve: ResolvePackage = ownPackages,
): Promise<Buffer> {
  const fixed = Object.entries(face.keep).flatMap(([axis, kept]) =>
    typeof kept === 'number' ? [[axis, kept]] : [],
  );
  return subsetFont(await readFile(sourceOf(face, 'latin', resolve)), SUBSETS.latin.text, {
    targetFormat: 'sfnt',
    variationAxes: { ...Object.fromEntries(fixed), ...at },
  });
}
