import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});

const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`;
/** Width of the words over a picture, with room for its caption at their side. */
const WORDS = 'min(920px, 100vw - 26rem)';

/** The picture fills the window; the words stand on paper that rises over its lower edge. */
export const feature = componentStyle({ justifyItems: 'center', textAlign: 'center' });
/** Its words, with the background of the page. */
export const words = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space[4],
  inlineSize: '100%',
  background: vars.color.paper,
  '@media': {
    [WIDE]: {
      maxInlineSize: WORDS,
      marginBlockStart: '-8rem',
      paddingBlockStart: vars.space[8],
      paddingInline: vars.space[16],
    },
  },
});
/** The headline is in the first window, however wide that is. */
globalStyle(`${feature} > [data-part=article-lead] img`, {
  '@layer': { [layers.components]: { maxBlockSize: '66vh', objectFit: 'cover' } },
});
/** The caption stands next to them. */
globalStyle(`${feature} figcaption`, {
  '@layer': {
    [layers.components]: {
      paddingInlineStart: vars.layout.margin,
      '@media': {
        [WIDE]: { maxInlineSize: `calc((100vw - ${WORDS}) / 2 - ${vars.space[4]})`, blockSize: 0 },
      },
    },
  },
});
/** The portrait stands next to the headline. */
export const opinion = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space[6],
  // All but the portrait are in the first column; what is below it takes both.
  gridAutoFlow: 'row',
});
globalStyle(`${opinion} > *`, { '@layer': { [layers.components]: { gridColumn: 1 } } });

/** The line over the headline. */
export const over = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.inkQuiet,
});

export const title = componentStyle({
  maxInlineSize: '21em',
  selectors: {
    [`${opinion} &`]: {
      fontStyle: vars.headlineForm.opinionStyle,
      fontWeight: vars.headlineForm.opinionWeight,
    },
  },
});

/** The lock looks as on the card, until the text is open to the reader. */
const OPENED = ':root[data-gate=open]';
export const closed = componentStyle({ selectors: { [`${OPENED} &`]: { display: 'none' } } });
export const opened = componentStyle({
  display: 'none',
  selectors: { [`${OPENED} &`]: { display: 'inline' } },
});

export const standfirst = componentStyle({ maxInlineSize: '40em', color: vars.color.inkQuiet });

/** Byline and dates at one side, share bar at the other; its space is reserved until it hydrates. */
export const signed = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlock: vars.space[3],
  borderBlock: `1px solid ${vars.color.rule}`,
  selectors: {
    [`${feature} &`]: { justifySelf: 'stretch', justifyContent: 'center' },
    [`${opinion} > &`]: { gridColumn: '1 / -1' },
  },
});

export const names = componentStyle({
  flex: '1 1 11rem',
  display: 'grid',
  gap: 2,
  selectors: { [`${feature} &`]: { flex: 'none', maxInlineSize: 'calc(100% - 120px)', textAlign: 'start' } },
});
export const faces = componentStyle({ display: 'flex', gap: vars.space[1] });
export const dates = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  color: vars.color.inkQuiet,
});

export const share = componentStyle({
  minBlockSize: vars.target.min,
  minInlineSize: vars.target.min,
  marginInlineStart: 'auto',
  selectors: { [`${feature} &`]: { marginInlineStart: 0 } },
  '@media': { print: { display: 'none' } },
});

/** Portraits of the authors, as high as the headline. */
export const portraits = componentStyle({
  display: 'flex',
  gap: vars.space[2],
  alignSelf: 'end',
  selectors: { [`${opinion} > &`]: { gridColumn: 2, gridRow: '1 / span 3' } },
});
globalStyle(`${opinion} > ${portraits} > *`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`(width < ${BREAKPOINTS.tablet}px)`]: { inlineSize: 88, blockSize: 88 } },
    },
  },
});

export const lead = componentStyle({
  justifySelf: 'stretch',
  textAlign: 'start',
  marginBlockStart: vars.space[2],
  selectors: {
    '&:empty': { display: 'none' },
    [`${feature} > &`]: {
      inlineSize: '100vw',
      marginInlineStart: 'calc(50% - 50vw)',
      marginBlock: 0,
    },
    [`${opinion} > &`]: { gridColumn: '1 / -1' },
  },
  '@media': {
    // A recipe is printed for the kitchen: its picture is kept small, to recognise it.
    print: { selectors: { '[data-part=article]:has([data-part=recipe]) &': { maxInlineSize: '45%' } } },
  },
});
