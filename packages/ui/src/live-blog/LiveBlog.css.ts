import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { hang, track } from '../article-body/ArticleBody.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';
import { COARSE } from '../foundation/touch';

export const blog = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  maxInlineSize: vars.layout.measure,
  color: vars.color.ink,
});
export const sorting = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[5]}`,
});
/** State and sorting, on one line if there is room. */
export const bar = `${sorting} ${componentStyle({
  alignItems: 'center',
  justifyContent: 'space-between',
})}`;
/** A control: its link is a full touch target, drawn as high as it takes presses. */
export const order = componentStyle({ display: 'inline-flex' });
globalStyle(`${order} > a`, {
  '@layer': {
    [layers.components]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.target.min },
  },
});
/** The current sorting. */
export const sorted = componentStyle({ fontWeight: vars.font.interface.bold });
export const state = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.inkQuiet,
});
export const moments = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  background: vars.color.band,
  borderBlockStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
});
/** Hours are all as wide as the widest. */
export const momentList = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: vars.space[5],
});
export const moment = componentStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});
export const hour = componentStyle({ color: vars.color.nowInk, fontVariantNumeric: 'tabular-nums' });
export const momentLink = componentStyle({
  textUnderlineOffset: '0.2em',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '36px',
  '@media': {
    [COARSE]: { minBlockSize: vars.target.min },
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } },
  },
});
export const nothing = componentStyle({ color: vars.color.inkQuiet, paddingBlock: vars.space[8] });

/** A vertical time line at the side, with a dot for each entry. */
export const entries = componentStyle({ display: 'grid' });
export const item = componentStyle({
  position: 'relative',
  paddingInlineStart: vars.space[6],
  paddingBlockEnd: vars.space[8],
  borderInlineStart: `2px solid ${vars.color.rule}`,
  marginInlineStart: vars.space[2],
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});
/** Query container: pictures begin at its text and are as wide as it, and never hang over the time line. */
export const entry = componentStyle({
  containerType: 'inline-size',
  vars: { [hang]: '0px', [track]: '100cqi' },
  display: 'grid',
  gap: vars.space[3],
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '0.35em',
    insetInlineStart: -7,
    inlineSize: 12,
    blockSize: 12,
    borderRadius: vars.radius.full,
    background: vars.color.ruleStrong,
  },
  selectors: {
    '&[data-key]::before, &[data-pinned]::before': { background: vars.color.accent },
    '&[data-pinned]': {
      padding: vars.space[5],
      background: vars.color.band,
      borderRadius: vars.card.radius,
    },
    // Marks the entry that a link led to; it is not a keyboard focus.
    '&:target': { background: vars.color.band, boxShadow: `0 0 0 ${vars.space[2]} ${vars.color.band}` },
  },
});
export const entryHead = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
export const permalink = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.nowInk,
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums',
  paddingBlock: vars.space[1],
});
/** Always visible on devices without hover. */
export const linkSign = componentStyle({
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${permalink}:is(:hover, :focus-visible) &`]: { opacity: 1 } },
    },
  },
});
export const sign = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  fontWeight: vars.font.interface.bold,
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const news = componentStyle({
  position: 'sticky',
  zIndex: 1,
  insetBlockStart: vars.space[4],
  justifySelf: 'center',
  // It takes no space in the layout, so it shifts nothing when it appears.
  blockSize: 0,
  marginBlockEnd: `calc(-1 * ${vars.space[5]})`,
});
export const up = componentStyle({ transform: 'rotate(-90deg)' });
