import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { CONTRASTS, SCHEMES, type Site } from '../axes';
import { variable } from '../build/css-value';
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

/** Variables set by the rule with exactly this selector. */
function variables(css: string, selector: string): Map<string, string> {
  const start = css.indexOf(`${selector}{`);
  const body = css.slice(start + selector.length + 1, css.indexOf('}', start));
  return new Map(
    start < 0
      ? []
      : body.split(';').map((line) => [line.split(':')[0] ?? '', line.slice(line.indexOf(':') + 1)]),
  );
}

/** Computed value, as in a browser, on an element on which these variables are set. */
function computed(set: ReadonlyMap<string, string>, value: string): string {
  return value
    .replaceAll(
      /var\((--p-[\w-]+)(?:,([^()]*(?:\([^()]*\))?[^()]*))?\)/g,
      (_, name: string, fallback = '') => {
        const other = set.get(name);
        return other === undefined || other === 'initial' ? fallback : computed(set, other);
      },
    )
    .trim();
}

/** Rules that apply to a page with these attributes, weakest first. */
const RULES = {
  light: { normal: [''], more: ['', '[data-contrast=more]'] },
  dark: {
    normal: ['', '[data-scheme=dark]'],
    more: ['', '[data-scheme=dark]', '[data-contrast=more]'],
  },
} as const;

const far = siteStylesheet('far', 'light', tableOf('far'));

test('the root style sheet declares the layers and stops motion on request', () => {
  const css = coreStylesheet(resolver.core());
  expect(css.startsWith('@layer reset,tokens,base,components,overrides;')).toBe(true);
  expect(variables(css, '@media (prefers-reduced-motion:reduce){:root')).toEqual(
    new Map(['fast', 'base', 'slow'].map((name) => [`--p-motion-${name}`, '0ms'])),
  );
});

test('no motion lasts longer than 200 ms', () => {
  const times = [...resolver.core().values()].filter(({ spec }) => spec.kind === 'time');
  expect(times.every(({ css }) => Number.parseInt(css, 10) <= 200)).toBe(true);
});

test.each(SCHEMES.flatMap((scheme) => CONTRASTS.map((contrast) => ({ scheme, contrast }))))(
  'every token has its value in $scheme with contrast $contrast',
  ({ scheme, contrast }) => {
    const tokens = tableOf('far')[scheme][contrast];
    const set = new Map(
      RULES[scheme][contrast].flatMap((attributes) => [...variables(far, `[data-site=far]${attributes}`)]),
    );
    expect(set.get('color-scheme')).toBe(scheme);
    expect(tokens.size).toBeGreaterThan(200);
    for (const [id, { css }] of tokens)
      expect(`${id} ${computed(set, `var(${variable(id)})`)}`).toBe(`${id} ${computed(set, css)}`);
  },
);

test('a scheme changes colours and the dimming of pictures, and nothing else', () => {
  const { light, dark } = tableOf('far');
  const changed = [...light.normal].filter(([id, { css }]) => dark.normal.get(id)?.css !== css);
  expect(changed.length).toBeGreaterThan(50);
  expect(changed.every(([, { spec }]) => spec.kind === 'color' || spec.doc.startsWith('brightness()'))).toBe(
    true,
  );
});

test('a part whose colour equals another in every scheme and contrast refers to it', () => {
  expect(variables(far, '[data-site=far]').get('--p-section-news')).toBe('var(--p-color-ink)');
  expect(far.length).toBeLessThan(16_000);
});

test('auto follows the device with the same values, and does not override a chosen scheme', () => {
  const auto = variables(far, '@media (prefers-color-scheme:dark){[data-site=far][data-scheme=auto]');
  expect(auto).toEqual(variables(far, '[data-site=far][data-scheme=dark]'));
});

test('a dark site is dark without a scheme, and light on request', () => {
  const ones = siteStylesheet('ones', 'dark', tableOf('ones'));
  expect(variables(ones, '[data-site=ones]').get('color-scheme')).toBe('dark');
  expect(variables(ones, '[data-site=ones][data-scheme=light]').get('color-scheme')).toBe('light');
  expect(ones).toContain('@media (prefers-color-scheme:light){[data-site=ones][data-scheme=auto]');
});

test('high contrast applies by attribute and by the device’s preference, unless it is declined', () => {
  const forced = variables(far, '[data-site=far][data-contrast=more]');
  expect(forced.get('--p-color-paper')).toBe('var(--p-light,#ffffff)var(--p-dark,#000000)');
  expect(
    variables(far, '@media (prefers-contrast:more){[data-site=far]:not([data-contrast=normal])'),
  ).toEqual(forced);
});

test('sizes grow between phone and desktop, families end in their fallbacks, tracking is in em', () => {
  const base = variables(far, '[data-site=far]');
  expect(base.get('--p-headline-2xl-size')).toMatch(/^clamp\([\d.]+rem,[\d.]+rem \+ [\d.]+vw,[\d.]+rem\)$/);
  expect(base.get('--p-font-display-family')).toBe('"Newsreader","Newsreader georgia","Georgia",serif');
  expect(base.get('--p-masthead-wordmark-family')).toBe('var(--p-font-display-family)');
  expect(base.get('--p-kicker-tracking')).toMatch(/em$/);
});
