import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { PAGE_EDGE } from '../foundation/pageEdge.css';
import { componentStyle } from '../foundation/style';

/** The full width of the window, with content no wider than the page. */
export const inset = componentStyle({ paddingInline: PAGE_EDGE });

/** Everything between header and footer, stacked. */
export const main = componentStyle({
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  minBlockSize: '60vh',
  // A picture of 100vw is wider than the page by the width of the scrollbar.
  overflowX: 'clip',
});

/** Boards begin nearer to the header, so that more stories are in view. */
export const full = componentStyle({ paddingBlockStart: vars.space[4] });

export const columns = componentStyle({
  display: 'grid',
  gap: `${vars.board.sectionGap} ${vars.board.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(width >= 1100px)': { gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.sidebar}` } },
});

/** Stacked blocks. */
export const column = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.board.sectionGap,
});

/** Blocks as wide as a form, start-aligned like all pages. */
export const narrow = componentStyle({ gridTemplateColumns: 'minmax(0, 720px)' });

/** A button among the blocks is as wide as its text, not as the page. */
globalStyle(`${column} > button`, { '@layer': { [layers.components]: { justifySelf: 'start' } } });

/** Column next to an article; its content is sticky as far as it fits. */
export const aside = componentStyle({
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${aside} > :last-child`, {
  '@layer': { [layers.components]: { position: 'sticky', insetBlockStart: vars.space[20] } },
});
