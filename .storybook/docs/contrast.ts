import { type CONTRASTS, type SCHEMES, type SITES, tokens } from '@portal/tokens';
import { contrastRatio, type Rgb } from '../../tokens/build/colour';
import { PAIRS } from '../../tokens/contrast-pairs';

type Setting = {
  site: (typeof SITES)[number];
  scheme: (typeof SCHEMES)[number];
  contrast: (typeof CONTRASTS)[number];
};

const VALUES = new Map(tokens.branded.map(({ name, values }) => [name, values]));

/** Parses `#rrggbb`, the format of the built tokens. */
export function rgbOf(hex: string): Rgb {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { r, g, b, alpha: 1 };
}

const OPAQUE = /^#[\da-f]{6}$/i;

/** WCAG 2.2: AAA from 7, AA from 4.5; from 3 enough for parts of controls and large text. */
const gradeOf = (ratio: number) =>
  ratio >= 7 ? 'AAA' : ratio >= 4.5 ? 'AA' : ratio >= 3 ? 'parts' : 'too weak';

/** The weakest measured pair with a colour as its ink, else as its ground. */
export function weakestPair(name: string, { site, scheme, contrast }: Setting) {
  const asInk = PAIRS.filter(({ ink }) => ink === name);
  const pairs = (asInk.length ? asInk : PAIRS.filter(({ grounds }) => grounds.includes(name))).flatMap(
    ({ ink, grounds }) =>
      (asInk.length ? grounds : [name]).flatMap((ground) => {
        const [one, other] = [ink, ground].map((token) => VALUES.get(token)?.[site][scheme][contrast] ?? '');
        if (!one || !other || !OPAQUE.test(one) || !OPAQUE.test(other)) return [];
        return [
          { ink, ground, inkValue: one, groundValue: other, ratio: contrastRatio(rgbOf(one), rgbOf(other)) },
        ];
      }),
  );
  const [weakest] = pairs.sort((one, other) => one.ratio - other.ratio);
  return weakest && { ...weakest, grade: gradeOf(weakest.ratio) };
}
