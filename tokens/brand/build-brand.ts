import { mkdir } from 'node:fs/promises';
import { resolve as absolute, dirname, join } from 'node:path';
import { CONTRASTS, SCHEMES } from '../axes';
import { tableOf, weakPairs } from '../build/build';
import { measure } from '../build/contrast';
import { TokenFault } from '../build/fault';
import { fallbackNames, siteFonts } from '../build/font-faces';
import { loadTokens } from '../build/resolve';
import { type SiteTable, siteStylesheet } from '../build/stylesheet';
import { writeWhole } from '../build/write-whole';
import { familyOf, packagesFrom, readBrandFile, TOKENS_FILE } from './brand-file';

/** Cache of subset fonts between builds, where other tools of an application keep their caches too. */
const CACHE = join('node_modules', '.cache', 'portal-tokens');

/** Measured contrast of a pair of colours in one setting. */
type ReportRow = { scheme: string; contrast: string; pair: string; ratio: number; needed: number };

const reportOf = (table: SiteTable): ReportRow[] =>
  SCHEMES.flatMap((scheme) =>
    CONTRASTS.flatMap((contrast) =>
      measure(table[scheme][contrast], contrast).map(({ pair, ratio, needed }) => ({
        scheme,
        contrast,
        pair,
        ratio: Number(ratio.toFixed(2)),
        needed,
      })),
    ),
  );

const entryOf = (
  alias: string,
  { name, defaultScheme }: { name: string; defaultScheme: string },
  table: SiteTable,
  preload: readonly string[],
): string => {
  const themeColor = {
    light: table.light.normal.get('color.paper')?.css,
    dark: table.dark.normal.get('color.paper')?.css,
  };
  return `/** The brand, for what draws pages: files to load ahead, colour of the browser’s bar, scheme of a reader who never chose. */\nexport const brand = ${JSON.stringify({ alias, name, defaultScheme, themeColor, preload }, null, 2)};\n`;
};

const ENTRY_TYPES = `export declare const brand: {
  readonly alias: string;
  readonly name: string;
  readonly defaultScheme: 'light' | 'dark' | 'auto';
  readonly themeColor: { readonly light: string; readonly dark: string };
  /** Files next to the style sheets, relative to them. */
  readonly preload: readonly string[];
};
`;

/** Result of a build: its files, the number of measured pairs, and the weakest of them. */
export type BuiltBrand = { files: string[]; measured: number; weakest: ReportRow | undefined };

/**
 * Builds a third-party brand: style sheets, fonts with metric-matched fallbacks, an entry with types, and a
 * report of all contrasts. Nothing is written if a token is missing or a pair is too weak.
 * @param sources folder of the package's own sources
 * @throws TokenFault, with a line for each fault
 */
export async function buildBrand(folder: string, out: string, sources: string): Promise<BuiltBrand> {
  const brand = await readBrandFile(folder);
  const { alias, baseScheme } = brand;
  const resolve = packagesFrom(folder);
  const families = await Promise.all(brand.fonts.map((font, at) => familyOf(font, at, resolve)));
  const fallbacks = new Map(families.map((family) => [family.name, fallbackNames(family)]));
  const resolver = await loadTokens(sources, fallbacks, [{ alias, file: absolute(folder, TOKENS_FILE) }]);
  const table = tableOf(resolver, alias);
  const faults = weakPairs(alias, table);
  if (faults.length > 0) throw new TokenFault(faults);
  const fonts = await siteFonts(families, CACHE, resolve);
  const report = reportOf(table);
  const files: [string, string | Buffer][] = [
    [`${alias}.css`, siteStylesheet(alias, baseScheme, table)],
    [`${alias}.fonts.css`, fonts.css.replaceAll('url(../fonts/', 'url(fonts/')],
    [`${alias}.js`, entryOf(alias, brand, table, fonts.preload)],
    [`${alias}.d.ts`, ENTRY_TYPES],
    [`${alias}.contrast.json`, `${JSON.stringify(report, null, 1)}\n`],
    ...fonts.files.map(({ name, bytes }): [string, Buffer] => [`fonts/${name}`, bytes]),
  ];
  for (const [name, content] of files) {
    await mkdir(dirname(join(out, name)), { recursive: true });
    await writeWhole(join(out, name), content);
  }
  const [weakest] = report.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed);
  return { files: files.map(([name]) => name), measured: report.length, weakest };
}
