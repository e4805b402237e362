import { vars } from '@portal/tokens';
import { createVar } from '@vanilla-extract/css';

/** Colours of data in addition to the brand’s accent and ink. */
export const water = createVar('water');
export const leaf = createVar('leaf');
export const amber = createVar('amber');
export const plum = createVar('plum');

/**
 * A hue as light and nearly as vivid as the brand’s accent: so it is the brand’s in every scheme, as legible
 * as the accent is, and grey where the accent is.
 */
const hue = (degrees: number) =>
  `oklch(from ${vars.color.accent} l max(calc(c * 0.65), min(c, 0.095)) ${degrees})`;

/** Sets the colours of data on what holds a drawing. */
export const dataColours = {
  vars: { [water]: hue(245), [leaf]: hue(150), [amber]: hue(78), [plum]: hue(320) },
  '@supports': {
    'not (color: oklch(from red l c h))': {
      vars: {
        [water]: vars.section.world,
        [leaf]: vars.color.success,
        [amber]: vars.color.warning,
        [plum]: vars.section.culture,
      },
    },
  },
};
