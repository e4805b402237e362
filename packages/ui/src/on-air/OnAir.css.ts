import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** The stage: the current show, large, with the next ones next to it. */
export const stage = componentStyle({
  containerType: 'inline-size',
  background: vars.color.band,
  borderRadius: vars.panel.radius,
  overflow: 'clip',
});

/** Over the stage, for its whole width. */
export const returns = componentStyle({
  padding: `${vars.space[4]} clamp(${vars.space[4]}, 2cqi, ${vars.space[8]})`,
  borderBlockEnd: `${vars.rule.hairline} solid ${vars.color.rule}`,
  fontVariantNumeric: 'tabular-nums',
});

export const parts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': { '(width >= 800px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(260px, 1fr)' } },
});

export const now = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container': {
    '(width >= 1000px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minBlockSize: '18rem' },
  },
});

export const picture = componentStyle({ position: 'relative', overflow: 'clip' });
globalStyle(`${picture} :is(picture, img)`, { '@layer': { [layers.components]: { blockSize: '100%' } } });

export const play = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  display: 'grid',
  placeItems: 'center',
  inlineSize: 64,
  blockSize: 64,
  borderRadius: vars.radius.full,
  background: vars.button.background,
  color: vars.button.ink,
  paddingInlineStart: 4,
});

export const words = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: `clamp(${vars.space[4]}, 2cqi, ${vars.space[8]})`,
});

globalStyle(`${words} > *`, { '@layer': { [layers.components]: { maxInlineSize: '100%' } } });

export const link = componentStyle({
  // In the row layout, the title wraps below the time when its longest word does not fit next to it.
  flex: '1 1 min-content',
  overflowWrap: 'break-word',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: {
    '&:focus-visible::after': focusRing(-4),
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});

export const actions = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const hours = componentStyle({
  flex: 'none',
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

/** Elapsed share of the show, visual only: its hours are given as text. */
export const progress = componentStyle({
  inlineSize: '100%',
  maxInlineSize: 320,
  blockSize: 4,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.rule,
  '::before': {
    content: '',
    display: 'block',
    blockSize: '100%',
    inlineSize: 'var(--gone)',
    backgroundColor: vars.color.liveFrom,
    backgroundImage: `linear-gradient(90deg, ${vars.color.liveFrom}, ${vars.color.liveTo})`,
  },
});

export const next = componentStyle({ padding: `clamp(${vars.space[4]}, 2cqi, ${vars.space[8]})` });

export const nextTitle = componentStyle({ marginBlockEnd: vars.space[3] });

export const show = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});

export const list = componentStyle({ display: 'grid' });

/** Below a stream's player: what is on, and what follows. */
export const nowNext = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  paddingBlock: vars.space[6],
});
export const current = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[3],
});
