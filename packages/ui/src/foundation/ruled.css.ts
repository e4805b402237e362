import { vars } from '@portal/tokens';
import { FOCUS_ROOM } from './rules';
import { componentStyle } from './style';

/*
 * Rules between items, as in newspapers: in the middle of the gap, never at the edge. Brands without rules
 * set their width to zero.
 */

/** The brand's gaps, unless a grid overrides them. */
const columnGap = `var(--column-gap, ${vars.board.columnGap})`;
const rowGap = `var(--row-gap, ${vars.board.rowGap})`;

/**
 * Items in rows and columns. Each item draws its rules before and above itself; those of the first column and
 * the first row are clipped, whatever the current number of columns.
 */
export const ruledGrid = componentStyle({
  display: 'grid',
  columnGap,
  rowGap,
  overflow: 'clip',
  '@supports': {
    '(overflow-clip-margin: 1px)': { overflowClipMargin: FOCUS_ROOM },
    // In a container without space at its sides, this is wider than the container.
    'not (overflow-clip-margin: 1px)': { padding: FOCUS_ROOM, margin: -FOCUS_ROOM },
  },
});

const columnRule = vars.board.columnRuleWidth;

/** Cell of a ruled grid, and query container of its content. */
export const ruledCell = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: `calc(${rowGap} / -2) 0`,
    insetInlineStart: `calc((${columnGap} + ${columnRule}) / -2)`,
    borderInlineStart: `${columnRule} solid ${vars.board.columnRuleColor}`,
  },
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: `calc((${rowGap} + ${vars.card.ruleWidth}) / -2)`,
    borderBlockStart: `${vars.card.ruleWidth} solid ${vars.card.ruleColor}`,
  },
});

/** Item of a ruled grid whose own edge replaces the rule, if the brand draws one. */
export const edgedCell = componentStyle({
  '::after': { borderBlockStartWidth: `max(0px, ${vars.card.ruleWidth} - ${vars.card.edgeWidth})` },
});
