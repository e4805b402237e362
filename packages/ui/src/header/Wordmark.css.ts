import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/**
 * Half an em per letter, and one for the sign: the largest size that leaves room for the menu and the
 * account.
 */
const fitting = (room: string, size: string = vars.masthead.wordmarkSize) =>
  `min(${size}, max(0.75rem, ${room} / (var(--letters) * 0.5 + 1)))`;

export const wordmark = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.22em',
  fontFamily: vars.masthead.wordmarkFamily,
  fontSize: fitting('(100vw - 8rem)'),
  '@media': { '(width >= 768px)': { fontSize: fitting('58vw') } },
  fontWeight: vars.masthead.wordmarkWeight,
  fontStretch: vars.masthead.wordmarkStretch,
  fontStyle: vars.masthead.wordmarkStyle,
  letterSpacing: vars.masthead.wordmarkTracking,
  textTransform: vars.masthead.wordmarkTransform as 'none',
  lineHeight: 1,
  whiteSpace: 'nowrap',
});

/** A third of the masthead's size: in drawers and footers. */
export const small = componentStyle({
  selectors: {
    '&&': { fontSize: fitting('(100vw - 96px)', `max(1.625rem, ${vars.masthead.wordmarkSize} * 0.55)`) },
  },
  whiteSpace: 'normal',
});

export const sign = componentStyle({ flex: 'none', blockSize: '0.86em', inlineSize: 'auto' });

/** Shares the baseline and the height of the letters. */
export const standing = componentStyle({
  flex: 'none',
  inlineSize: 'auto',
  blockSize: '0.76em',
  marginBlockEnd: '0.34em',
});

/** As high as a line of its type. Letters may overhang, as in text. */
export const outlines = componentStyle({
  flex: 'none',
  display: 'block',
  blockSize: '1em',
  inlineSize: 'auto',
  overflow: 'visible',
});

/** The only spot of colour in a sign. */
export const spot = componentStyle({ fill: vars.color.accent });

/** Background colour that shows through a sign. */
export const ground = componentStyle({ stroke: vars.color.onAccent });

/** Capitals sit high in their line: moved down, they are centred in the masthead. */
globalStyle(`${wordmark}:has(> ${standing})`, {
  '@layer': { [layers.components]: { paddingBlockStart: '0.16em' } },
});
