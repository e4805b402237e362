import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const initial = {
  fontFamily: vars.font.display.family,
  fontWeight: vars.headline['2xl'].weight,
  fontStretch: vars.font.display.stretch,
  color: vars.color.accent,
  marginInlineEnd: '0.09em',
} as const;

/**
 * An initial three lines high, and the brand’s first line; in browsers without initial letters, a float of
 * about that height.
 */
export const dropCap = componentStyle({
  '::first-line': {
    textTransform: vars.opening.transform as 'none',
    fontSize: `calc(${vars.opening.size} * 1em)`,
    // As high as the other lines, which the initial counts.
    lineHeight: `calc(${vars.text.body.leading} / ${vars.opening.size})`,
    letterSpacing: vars.opening.tracking,
    fontWeight: vars.opening.weight,
  },
  '@supports': {
    '(initial-letter: 3)': { '::first-letter': { ...initial, initialLetter: '3' } },
    'not (initial-letter: 3)': {
      '::first-letter': { ...initial, float: 'inline-start', fontSize: '5.2em', lineHeight: 0.74 },
    },
  },
});
