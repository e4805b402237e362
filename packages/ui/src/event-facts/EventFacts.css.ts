import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

/** Widths of a ticket whose parts are side by side, and of one whose links are a part of their own. */
const ROW = '(inline-size >= 560px)';
const LONG_ROW = '(inline-size >= 900px)';
/** Radius of the notches at both ends of a perforation. */
const NOTCH = '8px';

export const event = componentStyle({
  containerType: 'inline-size',
  // Under an article's head it stands on the rule of the byline.
  selectors: { '[data-part=article-head] + &': { marginBlockStart: `calc(-1 * ${vars.space[2]})` } },
});

/** Notice that overrides the facts below: the event is over, or cancelled. */
export const state = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: vars.color.inkQuiet,
});
export const cancelled = componentStyle({ color: vars.color.danger });

/** Card of one piece; a dashed line with notches separates its parts. */
export const ticket = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  background: vars.color.band,
  borderRadius: vars.card.radius,
  overflow: 'clip',
  '@container': {
    [LONG_ROW]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  '@media': {
    '(forced-colors: active)': { border: '1px solid' },
    print: { border: `1px solid ${vars.color.rule}` },
  },
});

const notch = {
  content: '',
  position: 'absolute',
  inlineSize: `calc(2 * ${NOTCH})`,
  blockSize: `calc(2 * ${NOTCH})`,
  borderRadius: '50%',
  background: vars.color.paper,
  '@media': { print: { display: 'none' } },
} as const;
const dashes = `2px dashed ${vars.color.paper}`;

/** The date, torn off along a perforation. */
export const stub = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderInlineEnd: dashes,
  '::before': {
    ...notch,
    insetBlockStart: `calc(-1 * ${NOTCH})`,
    insetInlineEnd: `calc(-1 * ${NOTCH} - 1px)`,
  },
  '::after': { ...notch, insetBlockEnd: `calc(-1 * ${NOTCH})`, insetInlineEnd: `calc(-1 * ${NOTCH} - 1px)` },
  '@media': { '(forced-colors: active)': { borderInlineEnd: '2px dashed' } },
});
/** The leaf is part of the ticket: it has no ground of its own, and larger figures. */
export const leaf = componentStyle({
  selectors: { '&&': { background: 'none', borderBlockStart: 0, minBlockSize: 0, borderRadius: 0 } },
});
globalStyle(`${leaf} > :first-child`, {
  '@layer': {
    [layers.components]: {
      fontSize: vars.headline['3xl'].size,
      color: `var(--section, ${vars.color.accent})`,
    },
  },
});
globalStyle(`${leaf} > :last-child`, {
  '@layer': { [layers.components]: { fontSize: vars.text.label.size } },
});
export const past = componentStyle({ filter: 'grayscale(1)', opacity: 0.75 });

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  padding: vars.space[4],
  selectors: { '&:first-child': { gridColumn: '1 / -1' } },
  '@container': {
    [ROW]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
      padding: `${vars.space[4]} ${vars.space[6]}`,
    },
  },
});
export const name = componentStyle({ color: vars.color.inkQuiet });
/** Days begin with a small letter in Catalan and Spanish sentences; this is no sentence. */
export const value = componentStyle({ '::first-letter': { textTransform: 'uppercase' } });
export const more = componentStyle({ color: vars.color.inkQuiet, marginBlockStart: 2 });

/** Under a perforation, or beside one. */
export const actions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[4],
  borderBlockStart: dashes,
  '@container': {
    [LONG_ROW]: {
      gridColumn: 'auto',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
      borderBlockStart: 0,
      borderInlineStart: dashes,
    },
  },
  '@media': { print: { display: 'none' } },
});
