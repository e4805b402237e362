import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { hang, STEP, TWELVE_COLUMNS, TWO_COLUMNS, track } from '../article-body/ArticleBody.css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** In print the article is alone: navigation is hidden. */
globalStyle(
  '[data-part=article] ~ *, [data-part=article] :is([data-part=breadcrumbs], [data-part=chips], [data-part=ask-rectification])',
  {
    '@layer': { [layers.components]: { '@media': { print: { display: 'none' } } } },
  },
);

/** Source URL, in print only. */
export const address = componentStyle({
  display: 'none',
  '@media': {
    print: {
      display: 'block',
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.rule}`,
    },
  },
});

/** Query container of its content. */
export const article = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

/** Text and rail: one column, then two, then twelve from which a brand chooses. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[6]} ${vars.board.columnGap}`,
  '@container': {
    [TWO_COLUMNS]: {
      vars: { [track]: `calc(100cqi - ${vars.layout.sidebar} - ${vars.board.columnGap})` },
      gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.sidebar}`,
      // The tools stay over the parts of the rail that scroll below them.
      gridTemplateRows: 'auto 1fr auto',
      rowGap: 0,
    },
    [TWELVE_COLUMNS]: {
      vars: {
        [hang]: `calc((${vars.layout.axis} - 1) * ${STEP})`,
        [track]: `calc(${vars.layout.textColumns} * ${STEP} - ${vars.layout.gutter})`,
      },
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: vars.layout.gutter,
    },
  },
});
/** A text without a rail; its pictures pass over the names of its chapters. */
export const alone = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
export const reading = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[6],
  '@container': {
    [TWO_COLUMNS]: { gridColumn: 1, gridRow: '2 / span 2' },
    [TWELVE_COLUMNS]: { gridColumn: `${vars.layout.axis} / span ${vars.layout.textColumns}` },
  },
});
/** Picture or media over the text: as wide as its column and the space before it. */
export const lead = componentStyle({
  inlineSize: `calc(${fallbackVar(hang, '0px')} + ${fallbackVar(track, '100%')})`,
  marginInlineStart: `calc(-1 * ${fallbackVar(hang, '0px')})`,
  marginBlockEnd: vars.space[6],
  selectors: { '&:empty': { display: 'none' } },
});

/** In the same cell as the names of chapters, which show next to it. */
export const over = componentStyle({
  gridArea: '2 / 1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  pointerEvents: 'none',
});
globalStyle(`${over} > *`, { '@layer': { [layers.components]: { pointerEvents: 'auto' } } });
/** Tools of a text without a rail: at its end, or at the bottom of the window. */
export const toolsBelow = componentStyle({
  '@media': {
    [`(width < ${BREAKPOINTS.desktop}px)`]: { display: 'contents' },
    [`(width >= ${BREAKPOINTS.desktop}px)`]: { display: 'grid', justifyContent: 'center' },
  },
});

export const leadBeside = componentStyle({
  marginBlockEnd: 0,
  '@container': {
    [TWO_COLUMNS]: { gridColumn: 1, gridRow: 1, marginBlockEnd: vars.space[6] },
    [TWELVE_COLUMNS]: { gridColumn: `${vars.layout.axis} / span ${vars.layout.textColumns}` },
  },
});

export const inRail = {
  [TWO_COLUMNS]: { gridColumn: 2 },
  [TWELVE_COLUMNS]: { gridColumn: `span ${vars.layout.railColumns} / -1` },
} as const;

/** Tools stay at the top of the side column; where there is none, at the bottom of the window. */
export const tools = componentStyle({
  display: 'contents',
  '@container': {
    [TWO_COLUMNS]: {
      ...inRail[TWO_COLUMNS],
      display: 'block',
      gridRow: '1 / span 3',
      position: 'sticky',
      zIndex: 1,
      alignSelf: 'start',
      insetBlockStart: vars.masthead.compactHeight,
      background: vars.color.paper,
    },
    [TWELVE_COLUMNS]: inRail[TWELVE_COLUMNS],
  },
});

/** Space that the tools take at the top of the side column. */
export const UNDER_TOOLS = `calc(${vars.target.min} + ${vars.space[6]})`;
/** Offset of sticky parts, under header and tools. */
export const STAY = `calc(${vars.masthead.compactHeight} + ${UNDER_TOOLS})`;

/** The side column: its parts share the height of the text, and each stays in view for its share. */
export const rail = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.board.sectionGap,
  '@container': {
    [TWO_COLUMNS]: { ...inRail[TWO_COLUMNS], gridRow: '1 / span 3' },
    [TWELVE_COLUMNS]: inRail[TWELVE_COLUMNS],
  },
  '@media': { print: { display: 'none' } },
});
export const railUnderTools = componentStyle({
  '@container': { [TWO_COLUMNS]: { paddingBlockStart: UNDER_TOOLS } },
});
export const share = componentStyle({ flex: '1 0 auto' });
export const part = componentStyle({
  containerType: 'inline-size',
  '@container': { [TWO_COLUMNS]: { position: 'sticky', insetBlockStart: STAY } },
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  // As wide as the text above, which is measured in its own characters.
  maxInlineSize: vars.layout.measure,
  fontSize: vars.text.body.size,
  marginBlockStart: vars.space[6],
  // The brand's mark after the last words.
  '::before': {
    content: '""',
    inlineSize: vars.endMark.inlineSize,
    blockSize: vars.endMark.blockSize,
    borderRadius: vars.endMark.radius,
    background: vars.color.accent,
  },
  // None after the opening of a closed text.
  selectors: {
    '[data-part=article]:has([data-part=gate]:not([data-state=open])) &::before': { display: 'none' },
  },
});
globalStyle(`${foot} > *`, { '@layer': { [layers.components]: { fontSize: '1rem' } } });
export const footCentred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

/** Quiet, with a full touch target; its extra height is not added to the distance from the tags. */
export const ask = componentStyle({
  marginBlock: `calc(-1 * ${vars.space[4]})`,
  color: vars.color.inkQuiet,
});
export const asking = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  textDecorationLine: 'underline',
});

export const authors = componentStyle({ display: 'grid', gap: vars.space[4] });
