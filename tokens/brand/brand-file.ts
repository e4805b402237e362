import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve as resolvePath } from 'node:path';
import { convert } from 'fontverter';
import { TokenFault } from '../build/fault';
import type { ResolvePackage } from '../build/font-files';
import { copyrightOf } from '../build/font-names';
import type { Family } from '../sites/site';

/** File names in a brand's folder. */
export const BRAND_FILE = 'brand.json';
export const TOKENS_FILE = 'brand.tokens.json';

/** Contents of `brand.json`: a brand's settings in addition to its tokens. */
export type BrandFile = {
  name: string;
  /** Value of `data-site`. */
  alias: string;
  baseScheme: 'light' | 'dark';
  defaultScheme: 'light' | 'dark' | 'auto';
  /** Families of `@fontsource-variable`, by the last part of the package name. */
  fonts: string[];
};

const ALIAS = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a text is a valid brand alias: it is used in selectors, file names and attributes. */
export const isAlias = (text: string): boolean => ALIAS.test(text);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads `brand.json`.
 * @throws TokenFault naming each invalid field
 */
export async function readBrandFile(folder: string): Promise<BrandFile> {
  const file = join(folder, BRAND_FILE);
  const text = await readFile(file, 'utf8').catch(() => {
    throw new TokenFault([`${file} is not there: write a brand with “init” first.`]);
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new TokenFault([`${file} is no JSON: ${error instanceof Error ? error.message : error}`]);
  }
  return checkedBrand(value, file);
}

/**
 * Validates the contents of a brand's file.
 * @throws TokenFault naming each invalid field, and the file
 */
export function checkedBrand(value: unknown, file: string): BrandFile {
  const { name, alias, baseScheme, defaultScheme, fonts } = isRecord(value) ? value : {};
  const faults: string[] = [];
  if (typeof name !== 'string' || !name.trim()) faults.push('name: the name that readers know');
  if (typeof alias !== 'string' || !isAlias(alias))
    faults.push('alias: small letters, digits and hyphens, at most 40, beginning with a letter');
  if (baseScheme !== 'light' && baseScheme !== 'dark') faults.push('baseScheme: light or dark');
  if (defaultScheme !== 'light' && defaultScheme !== 'dark' && defaultScheme !== 'auto')
    faults.push('defaultScheme: light, dark or auto');
  if (!Array.isArray(fonts) || !fonts.every((font) => typeof font === 'string' && isAlias(font)))
    faults.push(
      `fonts: names of packages of @fontsource-variable, as ["newsreader"]${Array.isArray(fonts) ? `, not ${JSON.stringify(fonts)}` : ''}`,
    );
  if (faults.length > 0) throw new TokenFault(faults.map((fault) => `${file}: ${fault}`));
  return {
    name: String(name),
    alias: String(alias),
    baseScheme: baseScheme === 'dark' ? 'dark' : 'light',
    defaultScheme: defaultScheme === 'light' || defaultScheme === 'dark' ? defaultScheme : 'auto',
    fonts: Array.isArray(fonts) ? fonts.map(String) : [],
  };
}

/** Resolves packages as a module in the folder would. */
export const packagesFrom = (folder: string): ResolvePackage => {
  const require = createRequire(resolvePath(folder, 'brand.js'));
  return (specifier) => {
    try {
      return require.resolve(specifier);
    } catch {
      throw new TokenFault([
        `${specifier} is not there, looked for from ${folder}: install the package anew, or choose another family.`,
      ]);
    }
  };
};

type FontMetadata = {
  family: string;
  category: string;
  styles: string[];
  variable: Record<string, { min: string; max: string; default: string } | undefined>;
};

/** Range of weights for text and headlines. */
const MIN_WEIGHT = 400;
const MAX_WEIGHT = 800;

/** Family names that are safe in style sheets and file names. */
const FAMILY = /^[\p{L}\p{N}][\p{L}\p{N} -]{0,60}$/u;

const isMetadata = (value: unknown): value is FontMetadata =>
  isRecord(value) &&
  typeof value.family === 'string' &&
  FAMILY.test(value.family) &&
  typeof value.category === 'string' &&
  Array.isArray(value.styles) &&
  isRecord(value.variable);

/**
 * Metadata of an installed family.
 * @throws TokenFault saying what to install, or that the package is not the expected one
 */
export async function fontMetadata(font: string, resolve: ResolvePackage): Promise<FontMetadata> {
  const name = `@fontsource-variable/${font}`;
  let value: unknown;
  try {
    value = JSON.parse(await readFile(resolve(`${name}/metadata.json`), 'utf8'));
  } catch {
    throw new TokenFault([
      `${name} is not installed: npm install --save-dev ${name}. Families that vary in weight are at fontsource.org.`,
    ]);
  }
  if (!isMetadata(value))
    throw new TokenFault([
      `${name}/metadata.json describes no family: it needs family (letters, digits, spaces and hyphens, at most 61), category, styles and variable.`,
    ]);
  return value;
}

const PLACES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'] as const;

/**
 * Name of a family in style sheets: its own, unless its licence reserves that name for unmodified files (Open
 * Font License 1.1, condition 3).
 * @param at its position among the brand's families
 */
export async function familyName(font: string, at: number, resolve: ResolvePackage): Promise<string> {
  const { family } = await fontMetadata(font, resolve);
  const file = resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`);
  const copyright = copyrightOf(await convert(await readFile(file), 'sfnt'));
  return copyright.includes('Reserved Font Name') ? `Brand ${PLACES[at] ?? at + 1}` : family;
}

/**
 * Family settings of the build: the weights that are used, upright and italic, with other axes at their
 * default.
 */
export async function familyOf(font: string, at: number, resolve: ResolvePackage): Promise<Family> {
  const { category, styles, variable } = await fontMetadata(font, resolve);
  const { wght } = variable;
  if (!wght)
    throw new TokenFault([`@fontsource-variable/${font} does not vary in weight: choose one that does.`]);
  const weights: [number, number] = [
    Math.max(Number(wght.min), MIN_WEIGHT),
    Math.min(Number(wght.max), MAX_WEIGHT),
  ];
  const [regular, bold] = [weights[0], Math.min(weights[1], 700)];
  const faces = styles
    .filter((style) => style === 'normal' || style === 'italic')
    .sort((one) => (one === 'normal' ? -1 : 1))
    .map((style) => ({
      package: font,
      axes: 'wght' as const,
      style: style === 'italic' ? ('italic' as const) : ('normal' as const),
      keep: { wght: weights },
      preload: style === 'normal',
    }));
  return {
    name: await familyName(font, at, resolve),
    fallback: category === 'serif' ? 'serif' : 'sans',
    cuts: [{ regular: { wght: regular }, bold: { wght: bold } }],
    faces,
  };
}
