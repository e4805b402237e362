import { CONTRASTS, type Contrast, SCHEMES, type Scheme } from '../axes';
import { variable } from './css-value';
import type { ResolvedSet } from './resolve';

/** Cascade layers in their order, weakest first; the first style sheet of a page declares them. */
const LAYERS = '@layer reset,tokens,base,components,overrides;';

/** A site in each scheme and contrast. */
export type SiteTable = Readonly<Record<Scheme, Readonly<Record<Contrast, ResolvedSet>>>>;

const rule = (selector: string, declarations: readonly string[]): string =>
  declarations.length > 0 ? `${selector}{${declarations.join(';')}}\n` : '';

const declare = (tokens: ResolvedSet, ids: Iterable<string>): string[] =>
  [...ids].flatMap((id) => {
    const token = tokens.get(id);
    return token ? [`${variable(id)}:${token.css}`] : [];
  });

const differing = (one: ResolvedSet, other: ResolvedSet): string[] =>
  [...one.keys()].filter((id) => one.get(id)?.css !== other.get(id)?.css);

/** Tokens of every site, on the root; durations become 0 for readers who asked for less motion. */
export function coreStylesheet(core: ResolvedSet): string {
  const still = [...core].filter(([, { spec }]) => spec.kind === 'time').map(([id]) => `${variable(id)}:0ms`);
  return `${LAYERS}\n@layer tokens{\n${rule(':root', declare(core, core.keys()))}@media (prefers-reduced-motion:reduce){${rule(':root', still).trim()}}\n}\n`;
}

/** The neutral brand where a page names one whose style sheet it has not: any rule of a brand is stronger. */
export function fallbackStylesheet(baseScheme: Scheme, table: SiteTable): string {
  const tokens = table[baseScheme].normal;
  return `@layer tokens{\n${rule(':where([data-site])', [`color-scheme:${baseScheme}`, ...declare(tokens, tokens.keys())])}}\n`;
}

/**
 * One site: every token once in its base scheme, then only what another scheme or contrast changes.
 * `data-scheme` is light, dark or auto (the device’s own); `data-contrast` is normal or more, and without it
 * the device’s own wish counts.
 */
export function siteStylesheet(alias: string, baseScheme: Scheme, table: SiteTable): string {
  const otherScheme = SCHEMES.find((scheme) => scheme !== baseScheme) ?? baseScheme;
  const site = `[data-site=${alias}]`;
  const [normal, more] = CONTRASTS;
  const base = table[baseScheme];
  const other = table[otherScheme];
  const schemed = differing(base[normal], other[normal]);
  const sharpened = new Set([
    ...differing(base[normal], base[more]),
    ...differing(other[normal], other[more]),
  ]);

  const otherRules = [`color-scheme:${otherScheme}`, ...declare(other[normal], schemed)];
  const baseMore = declare(base[more], sharpened);
  const otherMore = declare(other[more], sharpened);
  const whenOther = `@media (prefers-color-scheme:${otherScheme})`;
  const whenMore = '@media (prefers-contrast:more)';
  const asked = ':not([data-contrast=normal])';
  const forced = '[data-contrast=more]';

  return [
    '@layer tokens{\n',
    rule(site, [
      `color-scheme:${baseScheme}`,
      `--p-site:${alias}`,
      ...declare(base[normal], base[normal].keys()),
    ]),
    rule(`${site}[data-scheme=${otherScheme}]`, otherRules),
    `${whenOther}{${rule(`${site}[data-scheme=auto]`, otherRules).trim()}}\n`,
    rule(`${site}${forced}`, baseMore),
    rule(`${site}[data-scheme=${otherScheme}]${forced}`, otherMore),
    `${whenOther}{${rule(`${site}[data-scheme=auto]${forced}`, otherMore).trim()}}\n`,
    `${whenMore}{${rule(`${site}${asked}`, baseMore)}${rule(`${site}[data-scheme=${otherScheme}]${asked}`, otherMore).trim()}}\n`,
    `${whenMore} and (prefers-color-scheme:${otherScheme}){${rule(`${site}[data-scheme=auto]${asked}`, otherMore).trim()}}\n`,
    '}\n',
  ].join('');
}
