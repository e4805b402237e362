import { CONTRASTS, type Contrast, SCHEMES, type Scheme } from '../axes';
import { variable } from './css-value';
import type { ResolvedSet } from './resolve';

/** Cascade layers, weakest first; the first style sheet of a page declares them. */
const LAYERS = '@layer reset,tokens,base,components,overrides;';

/** Resolved tokens of a site in each scheme and contrast. */
export type SiteTable = Readonly<Record<Scheme, Readonly<Record<Contrast, ResolvedSet>>>>;

const rule = (selector: string, declarations: readonly string[]): string =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}\n` : '';

const declare = (tokens: ResolvedSet, ids: Iterable<string>): string[] =>
  [...ids].flatMap((id) => {
    const token = tokens.get(id);
    return token ? [`${variable(id)}:${token.css}`] : [];
  });

/** Shared tokens, on the root; durations become 0 for readers who prefer reduced motion. */
export function coreStylesheet(core: ResolvedSet): string {
  const still = [...core].filter(([, { spec }]) => spec.kind === 'time').map(([id]) => `${variable(id)}:0ms`);
  return `${LAYERS}\n@layer tokens{\n${rule(':root', declare(core, core.keys()))}@media (prefers-reduced-motion:reduce){${rule(':root', still).trim()}}\n}\n`;
}

/**
 * The neutral brand, for a page that names a brand without loading its style sheet: any rule of a brand
 * overrides it.
 */
export function fallbackStylesheet(baseScheme: Scheme, table: SiteTable): string {
  const tokens = table[baseScheme].normal;
  return `@layer tokens{\n${rule(':where([data-site])', [`color-scheme:${baseScheme}`, ...declare(tokens, tokens.keys())])}}\n`;
}

/**
 * Switches between the light and the dark value: the active one is `initial`, so that its fallback applies,
 * the other one is empty.
 */
const SWITCHES: Record<Scheme, string> = { light: '--p-light', dark: '--p-dark' };

const switchTo = (scheme: Scheme): string[] => [
  `color-scheme:${scheme}`,
  ...SCHEMES.map((other) => `${SWITCHES[other]}:${other === scheme ? 'initial' : ' '}`),
];

const bySchemes = (values: Readonly<Record<Scheme, string>>): string =>
  values.light === values.dark
    ? values.light
    : SCHEMES.map((scheme) => `var(${SWITCHES[scheme]},${values[scheme]})`).join('');

/** Parts whose colour equals one of `color.*` in every scheme and contrast: they refer to it. */
function aliasesOf(table: SiteTable, ids: readonly string[]): Map<string, string> {
  const originals = new Map<string, string>();
  const aliases = new Map<string, string>();
  for (const id of ids) {
    const tokens = SCHEMES.flatMap((scheme) => CONTRASTS.map((contrast) => table[scheme][contrast].get(id)));
    if (tokens.some((token) => token?.spec.kind !== 'color')) continue;
    const values = tokens.map((token) => token?.css).join();
    const original = originals.get(values);
    if (original) aliases.set(id, `var(${variable(original)})`);
    else if (id.startsWith('color.')) originals.set(values, id);
  }
  return aliases;
}

/**
 * One site: every token once, with its light and dark values, then the overrides of high contrast.
 * `data-scheme` is light, dark or auto (the device’s own); `data-contrast` is normal or more, and without it
 * the device’s preference counts.
 */
export function siteStylesheet(alias: string, baseScheme: Scheme, table: SiteTable): string {
  const otherScheme = SCHEMES.find((scheme) => scheme !== baseScheme) ?? baseScheme;
  const site = `[data-site=${alias}]`;
  const { light, dark } = table;
  const ids = [...table[baseScheme].normal.keys()];
  const aliases = aliasesOf(table, ids);
  const bothValues = (id: string, contrast: Contrast): string | undefined => {
    const day = light[contrast].get(id);
    const night = dark[contrast].get(id);
    return day && night && bySchemes({ light: day.css, dark: night.css });
  };
  const declared = (contrast: Contrast, among: readonly string[]): string[] =>
    among.flatMap((id) => {
      const value = aliases.get(id) ?? bothValues(id, contrast);
      return value === undefined ? [] : [`${variable(id)}:${value}`];
    });
  const sharpened = declared(
    'more',
    ids.filter((id) => !aliases.has(id) && bothValues(id, 'normal') !== bothValues(id, 'more')),
  );

  return [
    '@layer tokens{\n',
    rule(site, [...switchTo(baseScheme), `--p-site:${alias}`, ...declared('normal', ids)]),
    rule(`${site}[data-scheme=${otherScheme}]`, switchTo(otherScheme)),
    `@media (prefers-color-scheme:${otherScheme}){${rule(`${site}[data-scheme=auto]`, switchTo(otherScheme)).trim()}}\n`,
    rule(`${site}[data-contrast=more]`, sharpened),
    `@media (prefers-contrast:more){${rule(`${site}:not([data-contrast=normal])`, sharpened).trim()}}\n`,
    '}\n',
  ].join('');
}
