import { vars } from '@portal/tokens';
import { focusRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Width from which days have room for headlines. */
const ROOM = '(width >= 900px)';

export const month = componentStyle({ containerType: 'inline-size', display: 'grid', gap: vars.space[3] });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const name = componentStyle({ '::first-letter': { textTransform: 'uppercase' } });
export const steps = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const step = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
});
export const years = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  listStyle: 'none',
});

export const table = componentStyle({
  inlineSize: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  textAlign: 'center',
});
/** Days with pictures stand apart, so that their headlines do. */
export const apart = componentStyle({
  borderSpacing: 4,
  '@container': { '(width >= 600px)': { borderSpacing: vars.space[2] } },
});
export const weekday = componentStyle({
  paddingBlock: vars.space[1],
  color: vars.color.inkQuiet,
  fontWeight: 'inherit',
});
export const cell = componentStyle({ padding: 0, verticalAlign: 'top', color: vars.color.inkQuiet });
/** A day, at least as large as a finger. */
const square = {
  position: 'relative',
  display: 'grid',
  minBlockSize: vars.target.min,
  placeItems: 'center',
  fontVariantNumeric: 'tabular-nums',
} as const;
export const day = componentStyle(square);
export const today = componentStyle({ boxShadow: `inset 0 0 0 2px ${vars.color.accent}` });
export const linked = componentStyle({
  ...square,
  background: vars.color.accentQuiet,
  color: vars.color.ink,
  fontWeight: vars.font.interface.bold,
  ':focus-visible': focusRing(-4),
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.ink, color: vars.color.paper } } },
    '(forced-colors: active)': { border: '1px solid LinkText' },
  },
});
export const selected = componentStyle({
  background: vars.color.ink,
  color: vars.color.paper,
  '@media': { '(forced-colors: active)': { background: 'Highlight', color: 'HighlightText' } },
});

/** A day with its picture: the number stands on it, the headline under it where there is room. */
export const pictured = componentStyle({
  position: 'relative',
  display: 'block',
  textAlign: 'start',
  color: vars.color.ink,
  ':focus-visible': focusRing(-4),
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': {
          textDecorationLine: 'underline',
          textDecorationThickness: '0.06em',
          textUnderlineOffset: '0.2em',
        },
      },
    },
  },
});
export const picture = componentStyle({
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.card.radius,
});
/** A day whose lead has no picture has its headline in the place of one, where there is room. */
export const without = componentStyle({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '1',
  background: vars.color.accentQuiet,
});
export const inPlace = componentStyle({
  display: 'none',
  '@container': {
    [ROOM]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 5,
      overflow: 'hidden',
      margin: `2.2em ${vars.space[2]} 0`,
    },
  },
});
const onCorner = {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  minInlineSize: '1.9em',
  paddingInline: '0.35em',
  background: vars.color.paper,
  color: vars.color.ink,
} as const;
/** Below the picture on phones, of which it would cover a quarter; on its corner where there is room. */
export const number = componentStyle({
  display: 'block',
  textAlign: 'center',
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums',
  '@container': {
    '(width >= 600px)': onCorner,
  },
});
export const headline = componentStyle({
  display: 'none',
  // Padding at its end would show the line that is cut off.
  paddingBlockStart: vars.space[1],
  marginBlockEnd: vars.space[3],
  '@container': {
    [ROOM]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 4,
      overflow: 'hidden',
    },
  },
});
/** Empty cells of the archive are as high as the others. */
export const blank = componentStyle({
  display: 'block',
  aspectRatio: '1',
  padding: '0.2em 0.35em',
  textAlign: 'start',
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.card.radius,
  fontVariantNumeric: 'tabular-nums',
});
