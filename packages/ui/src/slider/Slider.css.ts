import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Half the width of the thumb in most browsers: the inset of the track's ends. */
const INSET = 8;

export const output = componentStyle({ fontVariantNumeric: 'tabular-nums', color: vars.color.ink });
export const range = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.min,
  margin: 0,
  accentColor: vars.color.accent,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-invalid]': { accentColor: vars.color.danger },
  },
});
export const marks = componentStyle({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  marginInline: INSET,
  padding: 0,
  blockSize: '2.5em',
  color: vars.color.inkQuiet,
});
export const mark = componentStyle({
  position: 'absolute',
  insetInlineStart: 'calc(var(--at) * 100%)',
  translate: '-50% 0',
  whiteSpace: 'nowrap',
  '::before': {
    content: '""',
    display: 'block',
    inlineSize: 1,
    blockSize: 6,
    marginInline: 'auto',
    marginBlockEnd: vars.space[1],
    background: vars.color.fieldEdge,
  },
  selectors: {
    '&:dir(rtl)': { translate: '50% 0' },
    '&:first-child': { translate: `-${INSET}px 0` },
    '&:first-child:dir(rtl)': { translate: `${INSET}px 0` },
    '&:first-child::before': { marginInline: `${INSET}px 0` },
    '&:last-child': {
      insetInlineStart: 'auto',
      insetInlineEnd: 'calc((1 - var(--at)) * 100%)',
      translate: `${INSET}px 0`,
    },
    '&:last-child:dir(rtl)': { translate: `-${INSET}px 0` },
    '&:last-child::before': { marginInline: `auto ${INSET}px` },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&::before': { background: 'CanvasText' } } } },
});
