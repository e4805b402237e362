import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Site } from '../axes';
import { loadTokens } from '../build/resolve';
import { coreStylesheet, type SiteTable, siteStylesheet } from '../build/stylesheet';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const resolver = await loadTokens(root, new Map([['Newsreader', ['Newsreader georgia']]]));

function tableOf(site: Site): SiteTable {
  const at = (scheme: 'light' | 'dark', contrast: 'normal' | 'more') =>
    resolver.site({ site, scheme, contrast });
  return {
    light: { normal: at('light', 'normal'), more: at('light', 'more') },
    dark: { normal: at('dark', 'normal'), more: at('dark', 'more') },
  };
}

/** Variables that a rule with exactly this selector sets. */
function variables(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start));
  return new Map(
    start < 0
      ? []
      : body.split(';').map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
}

const far = siteStylesheet('far', 'light', tableOf('far'));

test('the root style sheet declares the layers and stills motion on request', () => {
  const css = coreStylesheet(resolver.core());
  expect(css.startsWith('@layer reset,tokens,base,components,overrides;')).toBe(true);
  expect(variables(css, '@media (prefers-reduced-motion:reduce){:root')).toEqual(
    new Map(['fast', 'base', 'slow'].map((name) => [`--p-motion-${name}`, '0ms'])),
  );
});

test('no motion is slower than 200 ms', () => {
  const times = [...resolver.core().values()].filter(({ spec }) => spec.kind === 'time');
  expect(times.every(({ css }) => Number.parseInt(css, 10) <= 200)).toBe(true);
});

test('a scheme changes colours and the dimming of pictures, and nothing else', () => {
  const table = tableOf('far');
  const dark = variables(far, '[data-site=far][data-scheme=dark]');
  expect(dark.get('color-scheme')).toBe('dark');
  const changed = [...table.light.normal]
    .filter(([id]) => table.light.normal.get(id)?.css !== table.dark.normal.get(id)?.css)
    .map(([, { spec }]) => spec);
  expect(changed.every(({ kind, doc }) => kind === 'color' || doc.startsWith('brightness()'))).toBe(true);
  expect(dark.size).toBe(changed.length + 1);
  expect(dark.get('--p-picture-dim')).toBe('0.9');
});

test('auto follows the device with the same values, and a choice of scheme is not overruled by it', () => {
  const auto = variables(far, '@media (prefers-color-scheme:dark){[data-site=far][data-scheme=auto]');
  expect(auto).toEqual(variables(far, '[data-site=far][data-scheme=dark]'));
});

test('a dark site is dark without a scheme and has light as the other', () => {
  const ones = siteStylesheet('ones', 'dark', tableOf('ones'));
  expect(variables(ones, '[data-site=ones]').get('color-scheme')).toBe('dark');
  expect(variables(ones, '[data-site=ones][data-scheme=light]').get('color-scheme')).toBe('light');
  expect(ones).toContain('@media (prefers-color-scheme:light){[data-site=ones][data-scheme=auto]');
});

test('high contrast is reached by attribute and by the device’s wish, in both schemes', () => {
  const forced = variables(far, '[data-site=far][data-scheme=dark][data-contrast=more]');
  expect(forced.get('--p-color-paper')).toBe('#000000');
  expect(variables(far, '[data-site=far][data-contrast=more]').get('--p-color-paper')).toBe('#ffffff');
  expect(variables(far, '[data-site=far][data-scheme=dark]:not([data-contrast=normal])')).toEqual(forced);
});

test('sizes grow between phone and desktop, families end in their stand-ins, tracking is in em', () => {
  const base = variables(far, '[data-site=far]');
  expect(base.get('--p-headline-2xl-size')).toMatch(/^clamp\([\d.]+rem,[\d.]+rem \+ [\d.]+vw,[\d.]+rem\)$/);
  expect(base.get('--p-font-display-family')).toBe('"Newsreader","Newsreader georgia","Georgia",serif');
  expect(base.get('--p-masthead-wordmark-family')).toBe('var(--p-font-display-family)');
  expect(base.get('--p-kicker-tracking')).toMatch(/em$/);
});
