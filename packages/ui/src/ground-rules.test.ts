import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@portal/model';
import { SITES } from '@portal/tokens';
import { describe, expect, it } from 'vitest';
import { localeOf } from './fixtures/locales';
import { counted, fill, loadLanguage } from './locale/entry';
import { LANGUAGE_PACKS } from './locale/packs';

const here = import.meta.dirname;
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^fixtures\//.test(file))
  .map((name) => ({ name, source: readFileSync(path.join(here, name), 'utf8') }));
const styles = files.filter(({ name }) => name.endsWith('.css.ts'));
const modules = files.filter(({ name }) => !name.endsWith('.css.ts'));
const isClient = (source: string) => /^['"]use client['"]/.test(source);
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const { exports: entries } = JSON.parse(readFileSync(path.join(here, '../package.json'), 'utf8'));
/** Folders that an application can import: those with an `index.ts`, and those that `exports` names. */
const entryFolders = [...new Set(modules.map(({ name }) => name.split('/', 1)[0] ?? ''))].filter(
  (folder) => modules.some(({ name }) => name === `${folder}/index.ts`) || `./${folder}` in entries,
);

/** Names of files whose code, without comments, matches a forbidden pattern. */
const saying = (pattern: RegExp, among: typeof files) =>
  among.filter(({ source }) => pattern.test(withoutComments(source))).map(({ name }) => name);

describe('components', () => {
  it('fetch nothing, store nothing and read no clock', () => {
    const outside = /\bfetch\(|XMLHttpRequest|document\.cookie|localStorage|sessionStorage|indexedDB/;
    expect(saying(outside, modules)).toEqual([]);
    expect(saying(/new Date\(\)|Date\.now\(|performance\.now\(|Math\.random\(/, modules)).toEqual([]);
  });

  it('render links to pages with the provider’s link component', () => {
    // Anchors, files, other sites, and links without a target.
    const isElsewhere = (link: string) =>
      /href=(?:["']#|\{`#)|\bdownload\b|target="_blank"|rel="sponsored"|className=\{css\.network\}|^<a \{\.\.\.rest\} \/>/.test(
        link,
      ) || /href=\{(?:file|src|AEMET_SITE|commentsHref|shareHref|forecast\.link)\b/.test(link);
    const plain = modules.flatMap(({ name, source }) =>
      (withoutComments(source).match(/<a\s[^>]*>/g) ?? [])
        .filter((link) => !isElsewhere(link))
        .map((link) => `${name}: ${link.replace(/\s+/g, ' ')}`),
    );
    expect(plain).toEqual([]);
  });

  it('static components read their texts so that a missing locale throws a helpful error', () => {
    const statics = modules.filter(({ name, source }) => !isClient(source) && !name.startsWith('locale/'));
    expect(saying(/\blocale\.texts\b/, statics)).toEqual([]);
  });

  it('do not depend on a particular site', () => {
    const brands = SITES.filter((site) => site !== 'wireframe').join('|');
    expect(saying(new RegExp(`['"\`](?:${brands})['"\`]`), files)).toEqual([]);
  });

  it('use hooks only in files with ‘use client’', () => {
    const hook =
      /\buse(?:State|Effect|LayoutEffect|Ref|Reducer|Context|SyncExternalStore|Locale)\(|createContext\(/;
    const statics = modules.filter(({ source }) => !isClient(source));
    expect(saying(hook, statics)).toEqual([]);
  });

  it('are in a folder that an application can import', () => {
    const folders = modules.flatMap(({ name }) => /^([\w-]+)\/[A-Z]\w*\.tsx$/.exec(name)?.[1] ?? []);
    expect(folders.filter((folder) => !entryFolders.includes(folder))).toEqual([]);
  });

  it('are exported by the barrel, except those that only pages of the portal fetch, parts of players and test helpers', () => {
    const barrel = readFileSync(path.join(here, 'index.ts'), 'utf8');
    const missing = entryFolders.filter((folder) => !barrel.includes(`'./${folder}/`));
    expect(missing).toEqual([
      'account-consents',
      'ad-close',
      'consent',
      'film-ad',
      'kept-pages',
      'marked',
      'media-controls',
      'offer',
      'testing',
    ]);
  });

  it('have a story in their own folder, or in one that imports them', () => {
    const stories = readdirSync(here, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.stories.tsx'))
      .map((file) => ({
        folder: file.split(path.sep)[0],
        source: readFileSync(path.join(here, file), 'utf8'),
      }));
    const components = modules.filter(({ name }) => /^[\w-]+\/[A-Z]\w*\.tsx$/.test(name));
    const folders = new Set(components.flatMap(({ name }) => name.split('/')[0] ?? []));
    const unseen = [...folders].filter(
      (folder) =>
        !stories.some((story) => story.folder === folder || story.source.includes(`'../${folder}/`)),
    );
    expect(unseen).toEqual([]);
  });
});

describe('styles', () => {
  it('use inline and block instead of left and right, for both writing directions', () => {
    const physical =
      /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)\w*:|\b(?:left|right):|textAlign: '(?:left|right)'|float: '(?:left|right)'/;
    expect(saying(physical, styles)).toEqual([]);
  });

  it('hide in print what is fixed over the page: dialogs and their veil, notices, bars, popovers', () => {
    const isFixed = (style: string) => style.includes("position: 'fixed'");
    const isOnPaper = (style: string) => !/print: \{[^{}]*(?:\{[^{}]*\{ )?display: 'none'/.test(style);
    const printed = styles.flatMap(({ name, source }) =>
      withoutComments(source)
        .split(/^(?:export )?const /m)
        .filter((style) => isFixed(style) && isOnPaper(style))
        .map((style) => `${name}: ${/^\w+/.exec(style)?.[0]}`),
    );
    expect(printed).toEqual([]);
  });

  it('take colours from tokens, except the black of masks and behind videos', () => {
    expect(saying(/#(?!000\b)[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\((?!from\b)/i, styles)).toEqual([]);
  });
});

describe('languages', () => {
  type Texts = { readonly [name: string]: string | Texts };
  const texts = (dictionary: Texts, under = ''): [string, string][] =>
    Object.entries(dictionary).flatMap(([name, value]) =>
      typeof value === 'string' ? [[`${under}${name}`, value]] : texts(value, `${under}${name}.`),
    );
  /**
   * Names of the placeholders: a language may choose the preceding word, `{de |d’:name}`, or use one in one
   * plural form only.
   */
  const places = (text: string) =>
    [...text.matchAll(/\{(?:[^{}]*:)?(\w+)\}/g)].map(([, place]) => place).sort();

  it.each(LANGUAGES)('%s has no empty text, and the same placeholders', (language) => {
    const own = new Map(texts(LANGUAGE_PACKS[language].texts));
    const spanish = texts(LANGUAGE_PACKS.es.texts);
    for (const [name, text] of spanish) {
      expect(own.get(name)?.trim(), name).toBeTruthy();
      expect(places(own.get(name) ?? ''), name).toEqual(places(text));
    }
    expect([...own.keys()].sort()).toEqual(spanish.map(([name]) => name).sort());
  });

  it.each(LANGUAGES)('%s is the same loaded alone and with the others', async (language) => {
    expect(await loadLanguage(language)).toEqual(LANGUAGE_PACKS[language]);
  });

  it.each(LANGUAGES)('%s is plain data, as a server component passes it to a client one', (language) => {
    const locale = localeOf(language);
    expect(JSON.parse(JSON.stringify(locale))).toEqual(locale);
  });

  it('fills placeholders, keeps unknown ones, and counts', () => {
    expect(fill('{count} de {total}', { count: 3 })).toBe('3 de {total}');
    const forms = { one: '{count} foto', other: '{count} fotos' };
    expect(counted(forms, 1, localeOf('ca'))).toBe('1 foto');
    expect(counted(forms, 0, localeOf('ca'))).toBe('0 fotos');
    expect(counted(forms, 1_234, localeOf('es'))).toBe('1.234 fotos');
    expect(counted(forms, 1_234, localeOf('en'))).toBe('1,234 fotos');
  });
});
