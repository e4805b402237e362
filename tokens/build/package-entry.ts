import { CONTRASTS, SCHEMES, type Scheme, type Site } from '../axes';
import type { SiteSource } from '../sites/site';
import { variable } from './css-value';
import type { SiteFonts } from './font-faces';
import type { ResolvedSet } from './resolve';
import type { SiteTable } from './stylesheet';
import type { Wordmark } from './wordmark';

/** All data of a resolved site. */
export type BuiltSite = {
  readonly alias: Site;
  readonly source: SiteSource;
  readonly table: SiteTable;
  readonly fonts: SiteFonts;
  readonly wordmark: Wordmark | undefined;
};

type Tree = { [name: string]: Tree | { id: string; doc: string } };

const isLeaf = (node: Tree | { id: string; doc: string }): node is { id: string; doc: string } =>
  typeof node.id === 'string';

function grow(sets: readonly ResolvedSet[]): Tree {
  const root: Tree = {};
  for (const [id, { spec }] of sets.flatMap((set) => [...set])) {
    const path = id.split('.');
    const leaf = path.pop() ?? id;
    let node = root;
    for (const name of path) {
      const next = node[name] ?? {};
      if (isLeaf(next)) throw new Error(`token ${id} lies under a token`);
      node[name] = next;
      node = next;
    }
    node[leaf] = { id, doc: spec.doc };
  }
  return root;
}

const key = (name: string): string => (/^[a-z]\w*$/i.test(name) ? name : `'${name}'`);

function write(tree: Tree, leaf: (id: string, doc: string) => string, mark: string, depth = 1): string {
  const pad = '  '.repeat(depth);
  return `{\n${Object.entries(tree)
    .map(([name, node]) =>
      isLeaf(node)
        ? `${pad}${leaf(node.id, node.doc).replace('NAME', key(name))}`
        : `${pad}${mark}${key(name)}: ${write(node, leaf, mark, depth + 1)}`,
    )
    .join(mark ? ';\n' : ',\n')}\n${'  '.repeat(depth - 1)}}`;
}

const themeColor = (table: SiteTable, scheme: Scheme): string =>
  table[scheme].normal.get('masthead.background')?.css ?? '';

const metadata = ({ alias, source, table, fonts, wordmark }: BuiltSite) => ({
  alias,
  name: source.name,
  defaultScheme: source.defaultScheme,
  themeColor: Object.fromEntries(SCHEMES.map((scheme) => [scheme, themeColor(table, scheme)])),
  paper: Object.fromEntries(
    SCHEMES.map((scheme) => [scheme, table[scheme].normal.get('color.paper')?.css ?? '']),
  ),
  css: `sites/${alias}.css`,
  fontCss: `sites/${alias}.fonts.css`,
  preload: fonts.preload,
  ...(wordmark ? { wordmark } : {}),
});

const literal = (value: unknown): string => JSON.stringify(value, null, 2);

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');

/** Data of the token documentation: one row per token, with its value in every site, scheme and contrast. */
function documentation(core: ResolvedSet, sites: readonly BuiltSite[]) {
  const shared = [...core].map(([id, { spec, css }]) => ({
    name: id,
    variable: variable(id),
    kind: spec.kind,
    description: spec.doc,
    value: css,
  }));
  const [first] = sites;
  const branded = first
    ? [...first.table.light.normal].map(([id, { spec }]) => ({
        name: id,
        variable: variable(id),
        kind: spec.kind,
        description: spec.doc,
        values: Object.fromEntries(
          sites.map(({ alias, table }) => [
            alias,
            Object.fromEntries(
              SCHEMES.map((scheme) => [
                scheme,
                Object.fromEntries(
                  CONTRASTS.map((contrast) => [contrast, table[scheme][contrast].get(id)?.css ?? '']),
                ),
              ]),
            ),
          ]),
        ),
      }))
    : [];
  return { shared, branded };
}

/** Files of the JavaScript entry and its types, as name and text. */
export function packageEntry(
  core: ResolvedSet,
  sites: readonly BuiltSite[],
  breakpoints: Readonly<Record<string, number>>,
): [string, string][] {
  const [first] = sites;
  const tree = grow(first ? [core, first.table.light.normal] : [core]);
  const aliases = sites.map(({ alias }) => alias);
  const js = `export const vars = ${write(tree, (id) => `NAME: 'var(${variable(id)})'`, '')};

export const SITES = ${literal(aliases)};
export const SCHEMES = ${literal(SCHEMES)};
export const CONTRASTS = ${literal(CONTRASTS)};
export const BREAKPOINTS = ${literal(breakpoints)};
export const SITE_TOKENS = ${literal(Object.fromEntries(sites.map((site) => [site.alias, metadata(site)])))};

export { tokens } from './documentation.js';
`;
  const types = `/** \`var(--p-…)\` of every token; usable in any style sheet under \`data-site\`. */
export declare const vars: ${write(tree, (id, doc) => `/** ${doc} */\n    readonly NAME: 'var(${variable(id)})'`, 'readonly ')};

/** Aliases of the sites with tokens, values of \`data-site\`. */
export declare const SITES: readonly [${aliases.map((alias) => `'${alias}'`).join(', ')}];
/** Colour schemes that every site has values for. */
export declare const SCHEMES: readonly [${SCHEMES.map((scheme) => `'${scheme}'`).join(', ')}];
/** Contrasts that every site has values for in each scheme. */
export declare const CONTRASTS: readonly [${CONTRASTS.map((contrast) => `'${contrast}'`).join(', ')}];
/** Alias of a site with tokens, value of \`data-site\`. */
export type Site = ${union(aliases)};
/** Colour scheme of a page, value of \`data-scheme\`. */
export type Scheme = ${union(SCHEMES)};
/** Contrast that a reader asks for, value of \`data-contrast\`. */
export type Contrast = ${union(CONTRASTS)};

/** Widths, px, at which layouts change: for \`@media (min-width)\` and \`@container\`, which take no variables. */
export declare const BREAKPOINTS: { ${Object.keys(breakpoints)
    .map((name) => `readonly ${name}: number`)
    .join('; ')} };

/** A wordmark as outlines, in thousandths of its type's size; \`path\` is the \`d\` of an SVG path. */
export type Wordmark = {
  readonly text: string;
  readonly width: number;
  readonly height: number;
  readonly path: string;
};

/** A site's name, colours and wordmark for documents, and the paths of its style sheets and fonts. */
export type SiteTokens = {
  readonly alias: Site;
  readonly name: string;
  /** Scheme of a reader who never chose; \`auto\` is the device’s own. */
  readonly defaultScheme: Scheme | 'auto';
  /** For \`<meta name="theme-color">\`, \`#rrggbb\`. */
  readonly themeColor: Readonly<Record<Scheme, string>>;
  /** The page’s own colour, \`#rrggbb\`, for manifests and mails. */
  readonly paper: Readonly<Record<Scheme, string>>;
  /** Paths inside the package: \`@portal/tokens/\` and this. */
  readonly css: string;
  readonly fontCss: string;
  /** Font files to preload, at most three. */
  readonly preload: readonly string[];
  /** The name in the masthead, drawn. */
  readonly wordmark?: Wordmark;
};
/** \`SiteTokens\` of every site, by alias. */
export declare const SITE_TOKENS: Readonly<Record<Site, SiteTokens>>;

export { tokens } from './documentation.js';
export type { SharedToken, SiteToken } from './documentation.js';
`;
  const kinds =
    "'color' | 'length' | 'em' | 'percent' | 'number' | 'family' | 'weight' | 'keyword' | 'time' | 'ease'";
  const docTypes = `type Described = {
  readonly name: string;
  readonly variable: string;
  readonly kind: ${kinds};
  readonly description: string;
};
/** A token with one CSS value for all sites; \`variable\` is its custom property, \`--p-…\`. */
export type SharedToken = Described & { readonly value: string };
/** A token with a CSS value of its own for each site, scheme and contrast. */
export type SiteToken = Described & {
  readonly values: Readonly<
    Record<${union(aliases)}, Readonly<Record<${union(SCHEMES)}, Readonly<Record<${union(CONTRASTS)}, string>>>>>
  >;
};
/** Every token with its meaning and values, for documentation pages; leave it out of what readers download. */
export declare const tokens: { readonly shared: readonly SharedToken[]; readonly branded: readonly SiteToken[] };
`;
  return [
    ['index.js', js],
    ['index.d.ts', types],
    ['documentation.js', `export const tokens = ${JSON.stringify(documentation(core, sites))};\n`],
    ['documentation.d.ts', docTypes],
  ];
}
