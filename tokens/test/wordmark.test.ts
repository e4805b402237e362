import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { fallbackNames } from '../build/font-faces';
import { loadTokens } from '../build/resolve';
import { wordmarkOf } from '../build/wordmark';
import { SITES, sites } from '../sites/index';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const fallbacks = new Map(
  SITES.flatMap((alias) =>
    sites[alias].families.map((family) => [family.name, fallbackNames(family)] as const),
  ),
);

test.each(['far', 'ribera', 'ones'] as const)(
  'the wordmark of %s is drawn letter by letter on one line',
  async (site) => {
    const resolver = await loadTokens(root, fallbacks);
    const drawn = await wordmarkOf(sites[site], resolver.site({ site, scheme: 'light', contrast: 'normal' }));
    expect(drawn?.text).toBe(sites[site].wordmark);
    const { width = 0, height = 0, path = '' } = drawn ?? {};
    // Every letter but the space has at least one outline.
    const letters = [...(drawn?.text ?? '').replaceAll(' ', '')].length;
    expect(path.match(/M/g)?.length).toBeGreaterThanOrEqual(letters);
    const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
    const [across, down] = [0, 1].map((axis) => numbers.filter((_, at) => at % 2 === axis));
    expect(Math.min(...(across ?? []))).toBeGreaterThan(-height * 0.1);
    // A letter beyond the edge would be clipped.
    expect(Math.max(...(across ?? []))).toBeLessThanOrEqual(width);
    // Letters stay in their line, with little overhang.
    expect(Math.min(...(down ?? []))).toBeGreaterThan(-height * 0.1);
    expect(Math.max(...(down ?? []))).toBeLessThan(height * 1.1);
    expect(width / height).toBeGreaterThan(letters * 0.35);
  },
  30_000,
);

test('a face with optical sizes is drawn at the size of the masthead', async () => {
  const resolver = await loadTokens(root, fallbacks);
  const tokens = resolver.site({ site: 'far', scheme: 'light', contrast: 'normal' });
  const [family] = sites.far.families;
  const [face] = family?.faces ?? [];
  if (!family || !face) throw new Error('El Far has a display face');
  const keeping = (opsz: number | [number, number]) =>
    wordmarkOf(
      { ...sites.far, families: [{ ...family, faces: [{ ...face, keep: { ...face.keep, opsz } }] }] },
      tokens,
    );
  const drawn = await wordmarkOf(sites.far, tokens);
  expect(drawn).toEqual(await keeping([24, 72]));
  expect(drawn).toEqual(await keeping(24));
  const size = tokens.get('masthead.wordmarkSize');
  if (!size) throw new Error('El Far sets the size of its wordmark');
  const smaller = new Map(tokens).set('masthead.wordmarkSize', { ...size, css: '1.5rem' });
  expect(await wordmarkOf(sites.far, smaller)).not.toEqual(drawn);
});

test('a site without a wordmark has none', async () => {
  const resolver = await loadTokens(root, fallbacks);
  const tokens = resolver.site({ site: 'wireframe', scheme: 'light', contrast: 'normal' });
  expect(await wordmarkOf(sites.wireframe, tokens)).toBeUndefined();
});
