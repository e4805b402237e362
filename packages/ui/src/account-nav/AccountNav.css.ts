import { vars } from '@portal/tokens';
import { edgeFade } from '../foundation/edgeFade.css';
import { componentStyle } from '../foundation/style';

/** Tabs over a rule; the way out is no tab, and stands beside them, or under them where they take the whole width. */
export const nav = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
export const logout = componentStyle({ flex: 'none', marginInlineStart: 'auto' });
/** Fades where it goes on: what does not fit is scrolled to. */
export const bar = componentStyle({
  flex: '1 1 auto',
  maxInlineSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // What is scrolled to is not left under the fade.
  scrollPaddingInline: vars.space[8],
  ...edgeFade,
});
export const list = componentStyle({
  display: 'flex',
  // Less than fades: whatever the edge falls on, a part of a word is seen to go.
  gap: vars.space[4],
  margin: 0,
  padding: 0,
});
/** As wide as its words. */
export const item = componentStyle({
  flex: 'none',
  // The current page is in sight from the start.
  selectors: { '&:has([aria-current])': { scrollInitialTarget: 'nearest' } },
});
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // On the words themselves: items of lists are told to wrap well, which takes back what their list says.
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  borderBlockEnd: '3px solid transparent',
  // It stands on the page: the mark of the header's navigation may be the colour of the page itself.
  selectors: { '&[aria-current]': { color: vars.color.ink, borderColor: vars.color.accent } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
