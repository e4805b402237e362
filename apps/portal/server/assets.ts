import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '@portal/model';
import { SITE_TOKENS } from '@portal/tokens';
import * as v from 'valibot';
import type { Assets, SiteAssets } from '../app/document/Document';
import { styleRuleSchema, usedStyles } from './used-styles';

const manifestSchema = v.record(
  v.string(),
  v.object({
    file: v.string(),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
const stylesSchema = v.object({
  sites: v.record(
    v.string(),
    v.object({
      style: v.string(),
      standIns: v.string(),
      fontFaces: v.string(),
      rareFontFaces: v.array(v.object({ css: v.string(), range: v.string() })),
      fonts: v.array(v.string()),
    }),
  ),
  pages: v.record(v.string(), v.string()),
  classes: v.record(v.string(), v.string()),
  awake: v.string(),
  awakeIslands: v.array(v.string()),
  rules: v.record(v.string(), v.array(styleRuleSchema)),
});

const appImagesSchema = v.object({
  icons: v.record(
    v.string(),
    v.array(
      v.object({ src: v.string(), size: v.number(), purpose: v.picklist(['any', 'maskable', 'touch']) }),
    ),
  ),
  shared: v.record(v.string(), v.string()),
  screenshots: v.record(
    v.string(),
    v.array(
      v.object({
        src: v.string(),
        width: v.number(),
        height: v.number(),
        form: v.picklist(['narrow', 'wide']),
      }),
    ),
  ),
});

/** Sources that every document loads. */
const LOADER = 'app/client/islands/loader.ts';
const HYDRATE = 'app/client/islands/hydrate.tsx';

type Manifest = v.InferOutput<typeof manifestSchema>;

/** Parts of the design system that load when something opens; the video player is not one of them. */
const IS_PART = /packages\/ui\/src\//;

/** Adds a built module and all its imports, itself last, to `known`. */
function addGraph(manifest: Manifest, name: string, known: Set<string>): Set<string> {
  if (known.has(name)) return known;
  for (const imported of manifest[name]?.imports ?? []) addGraph(manifest, imported, known);
  return known.add(name);
}

/**
 * Files that a browser must fetch for an island in addition to its own script and the shared one. Named ahead
 * of time, they load in parallel instead of one import after the other.
 * @param outside modules that every page loads
 */
function islandGraph(manifest: Manifest, entries: readonly string[], outside: readonly string[]) {
  const needs = new Set<string>();
  for (const entry of entries) addGraph(manifest, entry, needs);
  const withParts = new Set(needs);
  for (const part of [...needs].flatMap((name) => manifest[name]?.dynamicImports ?? []))
    if (IS_PART.test(part)) addGraph(manifest, part, withParts);
  const without = new Set([...outside, ...entries]);
  const files = (names: Iterable<string>) =>
    [...names].flatMap((name) => (without.has(name) ? [] : path.basename(manifest[name]?.file ?? '')));
  return { needs: files(needs), parts: files([...withParts].filter((name) => !needs.has(name))) };
}

/** Text files, one per language: a page names only its own. */
const inEachLanguage = (file: (language: Language) => string): Record<Language, string> => ({
  es: file('es'),
  ca: file('ca'),
  en: file('en'),
  'ca-valencia': file('ca-valencia'),
});

/** A regular expression of the characters of a `unicode-range`. */
const charactersOf = (range: string): RegExp => {
  const spans = range.split(',').map((span) => span.trim().slice(2).split('-'));
  return new RegExp(`[${spans.map((ends) => ends.map((code) => `\\u{${code}}`).join('-')).join('')}]`, 'u');
};

/** Rules of the fonts of rare characters that a page has. */
function ofPages(faces: readonly { css: string; range: string }[]): (html: string) => string {
  const rules = new Map<string, string>();
  for (const { css, range } of faces) rules.set(range, (rules.get(range) ?? '') + css);
  const known = [...rules].map(([range, css]) => ({ characters: charactersOf(range), css }));
  return (html) => known.map(({ characters, css }) => (characters.test(html) ? css : '')).join('');
}

/**
 * Built files, from the manifest of the client build.
 * @param folder the build
 */
export function builtAssets(folder: string): Assets {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const manifest = v.parse(manifestSchema, JSON.parse(read('.vite/manifest.json')));
  const { sites, pages, classes, awake, awakeIslands, rules } = v.parse(
    stylesSchema,
    JSON.parse(read('styles.json')),
  );
  const of = <T>(built: Readonly<Record<string, T>>, name: string): T => {
    const found = built[name];
    if (found === undefined) throw new Error(`The build has no “${name}”: build the portal again.`);
    return found;
  };
  const apart = new Map(Object.entries(classes));
  const { icons, shared, screenshots } = v.parse(appImagesSchema, JSON.parse(read('app-images.json')));
  const script = read('worker.js');
  const version = createHash('sha256').update(JSON.stringify([manifest, sites, pages, script]));
  const scriptOf = (source: string) => path.basename(of(manifest, source).file);
  // The loader's modules are one chunk, and its entry only imports them: naming the chunk saves a request.
  const { imports, ...entry } = of(manifest, LOADER);
  if (imports.length > 1) throw new Error('The loader of islands is built as several files: see `GROUPS`.');
  const loader = imports[0] === undefined ? entry : of(manifest, imports[0]);
  return {
    loader: `/${loader.file}`,
    hydrate: scriptOf(HYDRATE),
    texts: inEachLanguage((language) => scriptOf(`app/client/texts/interface-${language}.ts`)),
    words: inEachLanguage((language) => scriptOf(`app/client/texts/errors-${language}.ts`)),
    header: scriptOf('app/client/readers/follow-header.ts'),
    live: scriptOf('app/client/live-blogs/live-blog.ts'),
    player: {
      script: scriptOf('app/client/player/stay.tsx'),
      begun: scriptOf('app/client/player/begun.ts'),
      styles: [of(pages, 'media'), of(pages, 'up-next')],
    },
    measuring: scriptOf('app/client/analytics/measuring.ts'),
    ads: scriptOf('app/client/ads/ads.ts'),
    consent: {
      start: scriptOf('app/client/consent/start-consent.ts'),
      notice: scriptOf('app/client/consent/consent-notice.ts'),
      choices: scriptOf('app/client/consent/open-choices.ts'),
      platform: scriptOf('app/client/consent/consent-platform.ts'),
    },
    search: `/${of(manifest, 'app/client/analytics/tell-search.ts').file}`,
    fit: `/${of(manifest, 'app/client/readers/fit-type.ts').file}`,
    pictures: `/${of(manifest, 'app/client/readers/show-pictures.ts').file}`,
    tools: scriptOf('app/client/analytics/tools/tools.ts'),
    appImages: {
      icons: (theme, sign) => icons[`${theme}-${sign}`] ?? [],
      shared: (theme, sign) => shared[`${theme}-${sign}`],
      screenshots: (alias) => screenshots[alias] ?? [],
    },
    worker: { script, version: version.digest('base64url').slice(0, 12) },
    island: (file) => ({
      src: scriptOf(`app/islands/${file}.tsx`),
      ...islandGraph(manifest, [`app/islands/${file}.tsx`, HYDRATE], [LOADER, ...imports]),
      needsAwakeStyles: awakeIslands.includes(file),
    }),
    awake,
    used: (sheets, html) =>
      usedStyles(
        sheets.map((address) => of(rules, address)),
        html,
      ),
    sheetsIn: (html) => {
      const found = new Set<string>();
      for (const [, names = ''] of html.matchAll(/\sclass="([^"]*)"/g))
        for (const name of names.split(' ')) {
          const sheet = apart.get(name);
          if (sheet) found.add(sheet);
        }
      return [...found].sort().map((name) => of(pages, name));
    },
    sites: (site, styles): SiteAssets => {
      const { style, standIns, fontFaces, rareFontFaces, fonts } = of(sites, site);
      // A page may need nothing other than the sheet of all pages.
      return {
        styles: [style, ...styles.flatMap((name) => pages[name] ?? [])],
        standIns,
        fontFaces,
        rareFontFaces: ofPages(rareFontFaces),
        fonts,
      };
    },
  };
}

/** Sources as the development server serves them. */
export function sourceAssets(): Assets {
  const token = (file: string) => `/@fs${path.resolve('tokens/dist', file)}`;
  return {
    loader: `/${LOADER}`,
    hydrate: 'hydrate.tsx',
    texts: inEachLanguage((language) => `../texts/interface-${language}.ts`),
    words: inEachLanguage((language) => `../texts/errors-${language}.ts`),
    header: '../readers/follow-header.ts',
    live: '../live-blogs/live-blog.ts',
    player: { script: '../player/stay.tsx', begun: '../player/begun.ts' },
    measuring: '../analytics/measuring.ts',
    ads: '../ads/ads.ts',
    consent: {
      start: '../consent/start-consent.ts',
      notice: '../consent/consent-notice.ts',
      choices: '../consent/open-choices.ts',
      platform: '../consent/consent-platform.ts',
    },
    search: '/app/client/analytics/tell-search.ts',
    pictures: '/app/client/readers/show-pictures.ts',
    tools: '../analytics/tools/tools.ts',
    // In development the styles of all sources load from the start.
    island: (file) => ({ src: `../../islands/${file}.tsx`, needs: [], parts: [], needsAwakeStyles: false }),
    sheetsIn: () => [],
    development: ['/@vite/client', '/@id/virtual:refresh-preamble', '/app/styles.ts'],
    sites: (site): SiteAssets => ({
      styles: ['core.css', SITE_TOKENS[site].css, SITE_TOKENS[site].fontCss].map(token),
      standIns: '',
      fontFaces: '',
      rareFontFaces: () => '',
      fonts: [],
    }),
  };
}
