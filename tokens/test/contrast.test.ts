import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CONTRASTS, SCHEMES } from '../axes';
import { contrastRatio, hex, rgbFromOklch } from '../build/colour';
import { contrastFaults, measure } from '../build/contrast';
import { loadTokens } from '../build/resolve';
import { SITES } from '../sites/index';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const resolver = await loadTokens(root, new Map());

describe('colours', () => {
  test('black on white is 21:1 and a colour on itself 1:1', () => {
    const [black, white] = [rgbFromOklch(0, 0, 0), rgbFromOklch(1, 0, 0)];
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
    expect(contrastRatio(white, white)).toBe(1);
  });

  test('OKLCH becomes the hex that browsers compute, and colours outside of sRGB keep their lightness', () => {
    expect(hex(rgbFromOklch(0.627955, 0.257683, 29.2339))).toBe('#ff0000');
    expect(hex(rgbFromOklch(0.519752, 0.176858, 142.4953))).toBe('#008000');
    expect(hex(rgbFromOklch(0.5, 0, 0, 0.5))).toBe('#63636380');
    expect(hex(rgbFromOklch(1, 0.3, 200))).toBe('#ffffff');
  });
});

describe.each(SITES)('%s', (site) => {
  describe.each(SCHEMES)('%s', (scheme) => {
    test.each(CONTRASTS)('contrast %s: every pair that components use is legible', (contrast) => {
      const setting = { site, scheme, contrast };
      expect(contrastFaults(resolver.site(setting), setting)).toEqual([]);
    });
  });
});

/** Grounds next to a focused element: the page, bars of the brand, bands, pictures. */
const GROUNDS = [
  'color.paper',
  'color.band',
  'color.raised',
  'color.ink',
  'color.brand',
  'color.accent',
  'color.now',
  'color.pictureShade',
  'masthead.background',
  'footer.background',
  'breaking.background',
] as const;

test('one of the two rings of a focused element is visible on every ground, and on black and white', () => {
  const weak = SITES.flatMap((site) =>
    SCHEMES.flatMap((scheme) =>
      CONTRASTS.flatMap((contrast) => {
        const tokens = resolver.site({ site, scheme, contrast });
        const colourOf = (id: string) => {
          const rgb = tokens.get(id)?.rgb;
          if (!rgb) throw new Error(`${id} is no colour`);
          return rgb;
        };
        const rings = [colourOf('color.focus'), colourOf('color.paper')];
        const grounds = [
          ['black', rgbFromOklch(0, 0, 0)] as const,
          ['white', rgbFromOklch(1, 0, 0)] as const,
          ...GROUNDS.map((id) => [id, colourOf(id)] as const),
        ];
        return grounds.flatMap(([name, ground]) => {
          const ratio = Math.max(...rings.map((ring) => contrastRatio(ring, ground)));
          return ratio < 3 ? [`${site} ${scheme} ${contrast}: ${name} ${ratio.toFixed(2)}:1`] : [];
        });
      }),
    ),
  );
  expect(weak).toEqual([]);
});

test('in high contrast no text is below 7:1', () => {
  const measured = SITES.flatMap((site) =>
    SCHEMES.flatMap((scheme) => measure(resolver.site({ site, scheme, contrast: 'more' }), 'more')),
  );
  expect(measured.filter(({ needed, ratio }) => needed === 7 && ratio < 7)).toEqual([]);
});

test('a weak pair is reported with site, scheme, contrast, pair, ratio and required ratio', () => {
  const setting = { site: 'far', scheme: 'light', contrast: 'normal' } as const;
  const tokens = new Map(resolver.site(setting));
  const paper = tokens.get('color.paper');
  if (!paper) throw new Error('no paper');
  tokens.set('color.link', paper);
  expect(contrastFaults(tokens, setting)).toContain(
    'far light contrast normal: color.link on color.paper is 1.00:1, needed 4.5:1',
  );
});
