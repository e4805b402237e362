import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const nav = componentStyle({
  borderBlock: `1px solid ${vars.color.rule}`,
});
export const list = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
});
export const item = componentStyle({
  flex: '1 0 5.5rem',
  scrollSnapAlign: 'center',
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.rule}` } },
});
export const day = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  borderBlockEnd: `${vars.rule.heavy} solid transparent`,
  outlineOffset: -3,
  selectors: {
    '&[aria-current]': { borderColor: vars.color.accent, background: vars.color.band },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
    },
  },
});
export const weekday = componentStyle({ '::first-letter': { textTransform: 'uppercase' } });
export const date = componentStyle({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
/** Today is distinguished, selected or not. */
export const today = componentStyle({ color: vars.color.nowInk, fontWeight: vars.font.interface.bold });
