import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`;

/** Buttons that do nothing without JavaScript. */
export const scripted = componentStyle({
  '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
});

export const page = componentStyle({ display: 'grid', gap: vars.space[6], color: vars.color.ink });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
/** On its own line, below the previous and next buttons. */
export const title = componentStyle({ inlineSize: '100%' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });

/** The ingredients are next to the steps if there is room; elsewhere above them, and below a single step. */
export const columns = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[10]} ${vars.board.columnGap}`,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(16rem, 1fr) minmax(0, 2fr)', alignItems: 'start' },
  },
});
export const needed = componentStyle({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[6],
  selectors: { '[data-guided] &': { order: 1 } },
  '@media': { [WIDE]: { selectors: { '[data-guided] &': { order: 0 } } } },
});
export const needs = componentStyle({ marginBlockEnd: vars.space[3] });
export const things = componentStyle({ display: 'grid', marginBlockStart: vars.space[3] });
export const thing = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontFamily: vars.font.interface.family,
  fontSize: '1.125rem',
});
/** Ticked items are muted. */
globalStyle(`${thing}:has(:checked)`, {
  '@layer': { [layers.components]: { color: vars.color.inkQuiet, textDecoration: 'line-through' } },
});

export const making = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const steps = componentStyle({ display: 'grid', gap: vars.space[10] });
export const step = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `${vars.sectionHead.ruleWidth} solid ${vars.color.ruleStrong}`,
  scrollMarginBlockStart: vars.space[20],
  breakInside: 'avoid',
  selectors: {
    '&[hidden]': { display: 'none' },
    '&:target': { borderBlockStartColor: vars.color.accent },
    // As tall as most steps, so that the buttons below stay under the finger.
    '[data-guided] &': { alignContent: 'start', minBlockSize: 'min(40vh, 22rem)' },
  },
});
/** Legible from a step away. */
export const text = componentStyle({
  maxInlineSize: '30em',
  fontFamily: vars.font.text.family,
  fontSize: 'clamp(1.375rem, 1.1rem + 1.4vw, 1.875rem)',
  lineHeight: 1.35,
  textWrap: 'pretty',
  selectors: {
    '[data-guided] &': { fontSize: 'clamp(1.625rem, 1.15rem + 2.2vw, 2.5rem)', lineHeight: 1.25 },
  },
});
export const picture = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  borderRadius: vars.card.radius,
  overflow: 'clip',
});
export const onward = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  // With JavaScript the step-by-step view replaces it.
  '@media': { '(scripting: enabled)': { display: 'none' }, print: { display: 'none' } },
});

export const timer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
});
/** Tabular digits: nothing shifts from second to second. */
export const time = componentStyle({
  fontFamily: vars.font.interface.family,
  fontSize: '1.5rem',
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const acts = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const elsewhere = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const over = componentStyle({
  selectors: {
    '&:not(:empty)': {
      padding: vars.space[4],
      background: vars.color.band,
      borderInlineStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
    },
  },
});

export const guide = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `${vars.space[3]} max(${vars.space[3]}, env(safe-area-inset-bottom))`,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.rule}`,
  '@media': { print: { display: 'none' } },
});
export const progress = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: vars.space[1],
  border: 'none',
  background: vars.color.band,
  accentColor: vars.color.accent,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.band },
    '&::-webkit-progress-value': { background: vars.color.accent },
    '&::-moz-progress-bar': { background: vars.color.accent },
  },
});
export const buttons = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(max-content, 1fr) 2fr',
  gap: vars.space[3],
});
