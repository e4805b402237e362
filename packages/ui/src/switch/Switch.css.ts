import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** In rem: it scales with the text next to it. */
const WIDTH = 2.75;
const HEIGHT = 1.5;
const EDGE = 0.125;
const THUMB = HEIGHT - 4 * EDGE;

export const row = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.target.min,
  cursor: 'pointer',
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[5],
  lineHeight: 1.45,
  color: vars.color.ink,
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkQuiet } },
});
export const words = componentStyle({ minInlineSize: 0 });
export const track = componentStyle({
  appearance: 'none',
  flexShrink: 0,
  boxSizing: 'border-box',
  display: 'block',
  inlineSize: `${WIDTH}rem`,
  blockSize: `${HEIGHT}rem`,
  margin: 0,
  padding: `${EDGE}rem`,
  border: `${EDGE}rem solid ${vars.color.fieldEdge}`,
  borderRadius: vars.radius.full,
  background: vars.field.background,
  color: vars.color.fieldEdge,
  cursor: 'inherit',
  selectors: {
    '&::before': {
      content: '""',
      display: 'block',
      inlineSize: `${THUMB}rem`,
      blockSize: `${THUMB}rem`,
      borderRadius: vars.radius.full,
      background: 'currentColor',
      transition: `margin-inline-start ${vars.motion.fast} ${vars.motion.ease}`,
    },
    '&:checked': {
      background: vars.button.background,
      borderColor: vars.button.background,
      color: vars.button.ink,
    },
    '&:checked::before': { marginInlineStart: `${WIDTH - THUMB - 4 * EDGE}rem` },
    '&:disabled': { background: vars.color.band, borderColor: vars.color.rule, color: vars.color.inkQuiet },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { selectors: { '&::before': { transition: 'none' } } },
    '(forced-colors: active)': {
      borderColor: 'ButtonText',
      selectors: {
        '&::before': { background: 'ButtonText' },
        '&:checked': { background: 'Highlight', borderColor: 'Highlight', forcedColorAdjust: 'none' },
        '&:checked::before': { background: 'HighlightText' },
        '&:disabled': { borderColor: 'GrayText', background: 'Canvas' },
        '&:disabled::before': { background: 'GrayText' },
        '&:checked:disabled': { background: 'GrayText', borderColor: 'GrayText' },
        '&:checked:disabled::before': { background: 'Canvas' },
      },
    },
  },
});
export const hint = componentStyle({ color: vars.color.inkQuiet });
