import { vars } from '@portal/tokens';
import { edgeFade } from '../foundation/edgeFade.css';
import { componentStyle } from '../foundation/style';

/**
 * Tabs over a rule; the log-out button is no tab, and stands next to them, or below them if they take the
 * full width.
 */
export const nav = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[3]} ${vars.space[5]}`,
});
export const logout = componentStyle({ flex: 'none', marginInlineStart: 'auto' });
/** Scrolls, and fades at the end that continues. */
export const bar = componentStyle({
  flex: '1 1 auto',
  maxInlineSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Keeps the scrolled-to tab clear of the fade.
  scrollPaddingInline: vars.space[8],
  ...edgeFade,
});
export const list = componentStyle({
  display: 'flex',
  // Less than the fade's width: wherever the edge falls, a word is seen to be cut.
  gap: vars.space[4],
  margin: 0,
  padding: 0,
});
/** As wide as its text. */
export const item = componentStyle({
  flex: 'none',
  // The current page is in view from the start.
  selectors: { '&:has([aria-current])': { scrollInitialTarget: 'nearest' } },
});
export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  // Set on the items themselves: list items wrap `pretty`, which overrides what their list sets.
  whiteSpace: 'nowrap',
  outlineOffset: -2,
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  borderBlockEnd: '3px solid transparent',
  // It is on the page's background: the mark of the header's navigation may have the colour of the page
  // itself.
  selectors: { '&[aria-current]': { color: vars.color.ink, borderColor: vars.color.accent } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
