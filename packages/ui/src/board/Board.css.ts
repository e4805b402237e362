import type { BoardLayout } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule, styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { PAGE_EDGE, RAIL } from '../foundation/pageEdge.css';
import { ruledCell } from '../foundation/ruled.css';
import { dense, stack } from '../foundation/stack.css';
import { componentStyle } from '../foundation/style';

/** Full width; its content is as wide as the page. */
export const board = componentStyle({ paddingInline: PAGE_EDGE });

/** A board without a title continues the one above: it is closer, under a rule. */
export const goesOn = componentStyle({
  selectors: {
    '[data-part=board] + &': { marginBlockStart: `calc(${vars.board.rowGap} - ${vars.board.sectionGap})` },
  },
});

/** Rule between such boards; none if cards have edges of their own. */
const hairline = `max(0px, ${vars.card.ruleWidth} - ${vars.card.edgeWidth})`;

export const band = componentStyle({
  background: vars.board.bandBackground,
  paddingBlock: vars.board.bandPadding,
  '@media': { '(forced-colors: active)': { borderBlock: '1px solid' } },
});

export const inner = componentStyle({
  containerType: 'inline-size',
  selectors: {
    [`[data-part=board] + ${goesOn} > &`]: {
      borderBlockStart: `${hairline} solid ${vars.card.ruleColor}`,
      paddingBlockStart: `min(${vars.board.rowGap}, ${hairline} * 99)`,
    },
  },
});

const shares = (...parts: number[]) => ({
  gridTemplateColumns: parts.map((part) => `minmax(0, ${part}fr)`).join(' '),
});

/** Layouts with columns of different widths; even ones are `evenColumns`. */
export const layout = styleVariants(
  {
    '66-33': { '@container': { '(width >= 720px)': shares(2, 1) } },
    '33-66': { '@container': { '(width >= 720px)': shares(1, 2) } },
    '50-25-25': { '@container': { '(width >= 520px)': shares(1, 1), '(width >= 900px)': shares(2, 1, 1) } },
    '25-25-50': { '@container': { '(width >= 520px)': shares(1, 1), '(width >= 900px)': shares(1, 1, 2) } },
    'mosaic-1-2': { '@container': { '(width >= 720px)': shares(2, 1) } },
    'mosaic-1-4': { '@container': { '(width >= 520px)': shares(1, 1), '(width >= 900px)': shares(2, 1, 1) } },
    'mosaic-2-3': {
      '@container': { '(width >= 520px)': shares(1, 1), '(width >= 720px)': shares(1, 1, 1, 1, 1, 1) },
    },
  } satisfies Partial<Record<BoardLayout, StyleRule>>,
  (rule) => ({ '@layer': { [layers.components]: { gridTemplateColumns: 'minmax(0, 1fr)', ...rule } } }),
);

const tall = `${layout['mosaic-1-2']}, ${layout['mosaic-1-4']}`;
const spanning = `${layout['50-25-25']} > :first-child, ${layout['mosaic-1-4']} > :first-child, ${layout['25-25-50']} > :last-child`;

const within = (condition: string, rule: Record<string, string>) => ({
  '@layer': { [layers.components]: { '@container': { [condition]: rule } } },
});

/** Between phone and desktop the large card has a row of its own. */
globalStyle(`:is(${spanning})`, within('(520px <= width < 900px)', { gridColumn: 'span 2' }));
globalStyle(`:is(${tall}) > :first-child`, within('(width >= 900px)', { gridRow: 'span 2' }));
globalStyle(
  `${layout['mosaic-1-2']} > :first-child`,
  within('(720px <= width < 900px)', { gridRow: 'span 2' }),
);
/** The last of three small cards next to a large one is as wide as the two above it. */
globalStyle(
  `${layout['mosaic-1-4']} > :last-child:nth-child(4)`,
  within('(width >= 900px)', { gridColumn: 'span 2' }),
);
globalStyle(`${layout['mosaic-2-3']} > *`, within('(width >= 720px)', { gridColumn: 'span 2' }));
globalStyle(
  `${layout['mosaic-2-3']} > :nth-child(-n + 2)`,
  within('(width >= 720px)', { gridColumn: 'span 3' }),
);

const halfGap = `calc(${vars.board.columnGap} / 2)`;

/** Rows with a rail next to them, in a window wide enough for it; else the rail's rows follow. */
export const railed = componentStyle({
  '@media': {
    [RAIL]: {
      gridTemplateColumns: `minmax(0, 1fr) calc(${vars.layout.sidebar} + ${halfGap})`,
      columnGap: halfGap,
      paddingInline: PAGE_EDGE,
    },
  },
});

globalStyle(`${railed} ${board}`, {
  '@layer': { [layers.components]: { '@media': { [RAIL]: { paddingInline: 0 } } } },
});

/** The rail, after the brand's rule between columns. */
export const rail = componentStyle({
  '@media': {
    [RAIL]: {
      borderInlineStart: `${vars.board.columnRuleWidth} solid ${vars.board.columnRuleColor}`,
      paddingInlineStart: halfGap,
    },
  },
});

/** Tiles stay side by side on phones; of an odd number the first has a row of its own. */
const tiles = `${dense}:has([data-shape=tile])`;
globalStyle(tiles, within('(width < 520px)', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }));
globalStyle(
  `${tiles} > :first-child:nth-last-child(odd)`,
  within('(width < 520px)', { gridColumn: 'span 2' }),
);
/** One column, its cards stacked. */
export const column = `${ruledCell} ${componentStyle({ display: 'grid' })}`;

export const pieces = `${stack} ${componentStyle({
  // A single card in a mosaic fills its cell.
  selectors: { [`:is(${Object.values(layout).join(', ')}) > * > &`]: { minBlockSize: '100%' } },
})}`;

/** The wrapper of a single card fills its cell too. */
globalStyle(`${pieces.split(' ').at(-1)} > div:not([data-part]):only-child`, {
  '@layer': {
    [layers.components]: { flexGrow: 1, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
