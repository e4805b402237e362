import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** From edge to edge of the window, with content no wider than the page. */
export const inset = componentStyle({
  paddingInline: `max(${vars.layout.margin}, (100% - ${vars.layout.pageWidth}) / 2)`,
});

/** Everything between header and footer, one block under another. */
export const main = componentStyle({
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  minBlockSize: '60vh',
});

export const columns = componentStyle({
  display: 'grid',
  gap: `${vars.board.sectionGap} ${vars.board.columnGap}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { '(width >= 1100px)': { gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.sidebar}` } },
});

/** Blocks one under another. */
export const column = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.board.sectionGap,
});

/** Blocks as wide as a form is read, from the side where all pages begin. */
export const narrow = componentStyle({ gridTemplateColumns: 'minmax(0, 720px)' });

/** A button among the blocks is as wide as its words, not as the page. */
globalStyle(`${column} > button`, { '@layer': { [layers.components]: { justifySelf: 'start' } } });

/** Column beside an article; what is in it stays in sight as far as it fits. */
export const aside = componentStyle({
  containerType: 'inline-size',
  '@media': { print: { display: 'none' } },
});

globalStyle(`${aside} > :last-child`, {
  '@layer': { [layers.components]: { position: 'sticky', insetBlockStart: vars.space[20] } },
});
