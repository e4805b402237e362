import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const nav = componentStyle({ overflowX: 'auto', borderBlockEnd: `1px solid ${vars.color.rule}` });
export const list = componentStyle({
  display: 'flex',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
});
/** As wide as its words: what does not fit is scrolled to. */
export const item = componentStyle({ flex: 'none' });
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // On the words themselves: items of lists are told to wrap well, which takes back what their list says.
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  borderBlockEnd: '3px solid transparent',
  selectors: { '&[aria-current]': { color: vars.color.ink, borderColor: vars.nav.currentColor } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
