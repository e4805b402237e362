import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickTokens } from '../command/pick';

const dist = join(import.meta.dirname, '../dist');
const core = await readFile(join(dist, 'core.css'), 'utf8');
const far = await readFile(join(dist, 'sites/far.css'), 'utf8');
const namesOf = (text: string) =>
  new Set([...text.matchAll(/(--p-[a-z0-9-]+):/g)].map(([, name]) => name ?? ''));
const mentioned = (text: string) => new Set(text.match(/--p-[a-z0-9-]+/g));
const picked = (...sources: string[]) => pickTokens([core, far], sources).sheets.join('');

describe('picked tokens', () => {
  it('are those that style sheets use, and those that these refer to', () => {
    const sheet = picked('.a{color:var(--p-section-news);padding:var(--p-space-4)}');
    expect([...namesOf(sheet)].sort()).toEqual([
      '--p-color-ink',
      '--p-dark',
      '--p-light',
      '--p-section-news',
      '--p-site',
      '--p-space-4',
    ]);
    expect(sheet).toContain('@layer reset,tokens,base,components,overrides;');
    expect(sheet).toContain('[data-site=far][data-contrast=more]{--p-color-ink:');
    expect(sheet).not.toMatch(/\{\s*\}|prefers-reduced-motion/);
  });

  it.each([
    ['vars.color.ink', ['--p-color-ink', '--p-color-ink-quiet'], ['--p-color-paper']],
    ["vars.color['paper']", ['--p-color-paper'], ['--p-color-ink']],
    ['vars.color[name]', ['--p-color-paper', '--p-color-focus'], ['--p-headline-xs-size']],
    ['vars\n  .text\n  .body.size.trim()', ['--p-text-body-size'], ['--p-text-body-leading']],
    ['const { color } = vars;', ['--p-color-paper', '--p-headline-xs-size'], []],
    ['vars[name]', ['--p-color-paper', '--p-headline-xs-size'], []],
  ])('are those of %j in a module', (code, kept, left) => {
    const names = namesOf(picked(`import { vars } from '@portal/tokens';\n${code}`));
    expect(kept.filter((name) => !names.has(name))).toEqual([]);
    expect(left.filter((name) => names.has(name))).toEqual([]);
  });

  it('include every token that is used, and never refer to a missing one', () => {
    const all = [...namesOf(core), ...namesOf(far)];
    fc.assert(
      fc.property(fc.subarray(all, { minLength: 1 }), (used) => {
        const sheet = picked(used.map((name) => `var(${name})`).join(' '));
        const names = namesOf(sheet);
        expect(used.filter((name) => !names.has(name))).toEqual([]);
        expect([...mentioned(sheet)].filter((name) => !names.has(name))).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('are all tokens if all are used', () => {
    expect(pickTokens([core, far], [core, far])).toMatchObject({ sheets: [core, far] });
  });

  it('are rejected if a sheet has none, or none is used', () => {
    expect(() => pickTokens(['a{}'], ['--p-space-4'])).toThrow(/has no tokens/);
    expect(() => pickTokens([core], ['a{}'])).toThrow(/None of the tokens/);
  });
});
