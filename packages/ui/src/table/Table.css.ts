import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const caption = componentStyle({ padding: `${vars.space[2]} ${vars.space[3]}`, textAlign: 'start' });
export const room = componentStyle({ containerType: 'inline-size' });
/** Stays fully visible when the table is wider than its container, and does not scroll away. */
export const words = componentStyle({
  display: 'block',
  position: 'sticky',
  insetInlineStart: vars.space[3],
  inlineSize: 'fit-content',
  maxInlineSize: `calc(100cqi - 2 * ${vars.space[3]})`,
});

/** Overrides the alignment of cells in the region. */
export const end = componentStyle({ selectors: { 'table tr > &': { textAlign: 'end' } } });
export const low = componentStyle({ selectors: { 'thead tr > &': { verticalAlign: 'bottom' } } });
export const row = componentStyle({
  selectors: { 'table tr > &': { fontWeight: vars.font.interface.medium } },
});

/** The whole column header is the target. Its last line aligns with headers that are not sortable. */
export const sort = componentStyle({
  display: 'flex',
  inlineSize: '100%',
  alignItems: 'flex-end',
  gap: vars.space[1],
  minBlockSize: vars.target.min,
  marginBlockStart: `calc(-1 * ${vars.space[2]})`,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  color: 'inherit',
  cursor: 'pointer',
  // Headers of numeric columns are end-aligned like the numbers.
  selectors: { [`${end} > &`]: { flexDirection: 'row-reverse', textAlign: 'end' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.ink } } } },
});
export const arrow = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  color: vars.color.accent,
  selectors: {
    '&[data-direction=none]': { visibility: 'hidden' },
    '&[data-direction=descending]': { transform: 'rotate(0.5turn)' },
    ':is(a, button):is(:hover, :focus-visible) > &[data-direction=none]': {
      visibility: 'visible',
      color: vars.color.inkQuiet,
    },
  },
});

/** Below this width rows are stacked blocks, and each value has its label. */
const NARROW = '(width < 560px)';
export const title = componentStyle({ display: 'none' });
export const blocks = componentStyle({
  '@container': { [NARROW]: { display: 'block', position: 'relative' } },
});
const inBlocks = (selector: string, rule: StyleRule) =>
  globalStyle(`${blocks} ${selector}`, {
    '@layer': { [layers.components]: { '@container': { [NARROW]: rule } } },
  });
inBlocks(':is(caption, tbody, tr, th, td)', { display: 'block' });
/** Visually hidden; screen readers still announce the headers with each value. */
inBlocks('thead', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
inBlocks('tbody > tr', { paddingBlock: vars.space[2], borderBlockEnd: `1px solid ${vars.color.rule}` });
inBlocks('tbody > tr:last-child', { borderBlockEnd: 0 });
inBlocks('tbody > tr > :is(th, td)', {
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBlockEnd: 0,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});
inBlocks('tbody > tr > th', { fontWeight: vars.font.interface.bold });
inBlocks('tbody > tr > td', {
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 28%) 1fr',
  gap: vars.space[3],
});
inBlocks(title, { display: 'block', color: vars.color.inkQuiet });
