import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { convert } from 'fontverter';
import { describe, expect, test } from 'vitest';
import { siteFonts } from '../build/font-faces';
import { cutFace, SUBSETS } from '../build/font-files';
import { fontNames } from '../build/font-names';
import { SITES, sites } from '../sites/index';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache', 'fonts');

/** Kind of the copyright entry in a `name` table. */
const COPYRIGHT = 0;

/** Bytes of the largest face, and of the upright faces of Latin text, which most pages load; these only go down. */
const FACE_BUDGET = 39_000;
const UPRIGHT_BUDGET = 71_000;

test('the first subset covers Spanish, Catalan, English and Italian', () => {
  const letters = 'aàáeèéiíïìoòóuúüùñçl·lºª¿¡«»“”‘’–—…€ABCÀÁÈÉÍÏÒÓÚÜÑÇ0123456789';
  expect([...letters].filter((letter) => !SUBSETS.latin.text.includes(letter))).toEqual([]);
});

test('each character is in one subset', () => {
  const letters = Object.values(SUBSETS).flatMap(({ text }) => [...text]);
  expect(new Set(letters).size).toBe(letters.length);
  expect(SUBSETS['latin-1'].unicodeRange).toMatch(/^U\+A2-A8,/);
});

describe.each(SITES.filter((alias) => sites[alias].families.length > 0))('%s', (alias) => {
  test('fonts are small, few, swapped in for common letters, and have metric-matched fallbacks', async () => {
    const { css, files, preload } = await siteFonts(sites[alias].families, cache);
    const bytes = new Map(files.map((file) => [`fonts/${file.name}`, file.bytes.length]));
    expect(Math.max(...bytes.values())).toBeLessThan(FACE_BUDGET);
    expect(preload.length).toBeLessThanOrEqual(3);
    expect(preload.reduce((sum, name) => sum + (bytes.get(name) ?? Number.NaN), 0)).toBeLessThan(
      UPRIGHT_BUDGET,
    );

    const rules = css.trim().split('\n');
    const [own, standIns] = [
      rules.filter((rule) => rule.includes('.woff2')),
      rules.filter((rule) => rule.includes('local(')),
    ];
    expect(own.every((rule) => rule.includes('unicode-range:'))).toBe(true);
    // Common letters always swap in; a late face for rare letters is used on the next page.
    for (const rule of own) {
      const isCommon = /-latin(-italic)?\.woff2/.test(rule);
      expect(rule).toContain(isCommon ? 'font-display:swap' : 'font-display:optional');
    }
    const { families } = sites[alias];
    const italics = families.filter(({ faces }) => faces.some(({ style }) => style === 'italic'));
    const ofItalics = standIns.filter((rule) => rule.includes('font-style:italic'));
    expect(ofItalics).toHaveLength(italics.length * 2);
    expect(standIns).toHaveLength(ofItalics.length + families.flatMap(({ cuts }) => cuts).length * 4);
    // Each width of a family is matched separately: a wide bold is no narrow headline.
    for (const { name, cuts } of families)
      for (const rule of standIns.filter((one) => one.includes(`"${name} `) && !ofItalics.includes(one)))
        expect(rule.includes('font-stretch:')).toBe(cuts.length > 1);
    expect(standIns.every((rule) => /size-adjust:\d+\.?\d*%;ascent-override:\d/.test(rule))).toBe(true);
  });
});

test('a cut face has the name of its family here, and keeps its copyright notice', async () => {
  const families = SITES.flatMap((alias) => sites[alias].families);
  expect(families.length).toBeGreaterThan(5);
  for (const family of families)
    for (const face of family.faces) {
      const names = fontNames(await convert(await cutFace(family.name, face, 'latin', cache), 'sfnt'));
      const said = [...names].filter(([id]) => id !== COPYRIGHT).map(([, name]) => name);
      expect(names.get(1)).toBe(family.name);
      expect(names.get(COPYRIGHT)).toMatch(/^(Copyright|©) /);
      const reserved = /Reserved Font Name ‘([^’]+)’/.exec(names.get(COPYRIGHT) ?? '')?.[1];
      if (reserved) expect(said.filter((name) => name.includes(reserved))).toEqual([]);
    }
});
