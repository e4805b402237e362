import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const recipe = componentStyle({ display: 'grid', gap: vars.space[6] });

/** Facts side by side, each name above its value. Used by recipes and events. */
export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  background: vars.color.band,
  borderRadius: vars.card.radius,
  '@media': { print: { paddingInline: 0, gridTemplateColumns: 'repeat(4, auto)' } },
});

export const name = componentStyle({ color: vars.color.inkQuiet });

export const columns = componentStyle({
  display: 'grid',
  gap: `${vars.space[8]} ${vars.board.columnGap}`,
  '@container': { '(min-width: 680px)': { gridTemplateColumns: 'minmax(13rem, 1fr) 2fr' } },
  // In print the ingredients are next to the steps, in a narrower column.
  '@media': { print: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', columnGap: vars.space[6] } },
});

/** Stacked lists: materials, then tools. */
export const needed = componentStyle({ display: 'grid', alignContent: 'start', gap: vars.space[6] });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});

export const title = componentStyle({ marginBlockEnd: vars.space[3] });

export const ingredients = componentStyle({ display: 'grid' });
export const ingredient = componentStyle({
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});

export const steps = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  counterReset: 'step',
  maxInlineSize: '36em',
});
export const step = componentStyle({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  counterIncrement: 'step',
  breakInside: 'avoid',
  '::before': {
    content: 'counter(step) / ""',
    fontFamily: vars.font.display.family,
    fontSize: vars.headline.lg.size,
    fontWeight: vars.headline.lg.weight,
    fontStretch: vars.headline.lg.stretch,
    lineHeight: 1,
    fontVariantNumeric: 'lining-nums',
    color: vars.color.accent,
  },
});

/** A step's text, with its time and picture below. */
export const does = componentStyle({ display: 'grid', gap: vars.space[2] });
export const minutes = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
});
export const picture = componentStyle({
  maxInlineSize: '22rem',
  borderRadius: vars.card.radius,
  overflow: 'clip',
  '@media': { print: { maxInlineSize: '10rem' } },
});
