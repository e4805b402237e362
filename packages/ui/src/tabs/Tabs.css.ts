import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { COARSE } from '../foundation/touch';

export const list = componentStyle({
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  // All panels are visible then, each under its title.
  '@media': {
    '(scripting: none)': { display: 'none' },
    print: { display: 'none' },
  },
});

export const tab = componentStyle({
  flex: 'none',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  marginBlockEnd: -1,
  color: vars.color.inkQuiet,
  borderBlock: `max(2px, ${vars.nav.currentWidth}) solid transparent`,
  outlineOffset: -2,
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&[data-state=active]': { color: vars.color.ink, borderBlockEndColor: vars.color.accent },
  },
  '@media': {
    // It overlaps the line below it.
    [COARSE]: { minInlineSize: 46, minBlockSize: 46 },
    '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } },
    '(forced-colors: active)': {
      selectors: { '&[data-state=active]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

/** Without JavaScript every panel is visible; with it, one at a time, from the first paint on. */
export const panel = componentStyle({
  paddingBlockStart: vars.space[3],
  '@media': {
    '(scripting: enabled)': { selectors: { '&[data-state=inactive]': { display: 'none' } } },
  },
});

/** Title of a panel without tabs. */
export const heading = componentStyle({
  display: 'none',
  paddingBlockStart: vars.space[4],
  '@media': { '(scripting: none)': { display: 'block' }, print: { display: 'block' } },
});
