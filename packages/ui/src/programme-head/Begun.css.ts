import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

export const begun = componentStyle({ display: 'none' });
/** Known before the first paint: nothing moves when the row is filled. */
globalStyle(`:root[data-begun] ${begun}`, {
  '@layer': {
    [layers.components]: { display: 'grid', gap: vars.space[4], '@media': { print: { display: 'none' } } },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const forgetAll = componentStyle({
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
});
/** In a corner, above the link of the whole item. */
export const forget = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  color: vars.color.inkQuiet,
  cursor: 'pointer',
});

export const list = componentStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(19rem, 1fr)',
  gap: vars.space[4],
  minBlockSize: '7.5rem',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
});
export const item = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  padding: vars.space[3],
  background: vars.color.band,
  borderRadius: vars.card.radius,
});
export const picture = componentStyle({
  inlineSize: 72,
  blockSize: 72,
  objectFit: 'cover',
  borderRadius: vars.pictures.tileRadius,
  background: vars.color.skeleton,
});
export const words = componentStyle({ display: 'grid', gap: vars.space[1], paddingInlineEnd: vars.space[8] });
export const kicker = componentStyle({ color: vars.color.inkQuiet });
export const title = componentStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': focusRing(-4) },
});
export const place = componentStyle({
  display: 'flex',
  alignItems: 'center',
  // The words have room before the edge of a narrow card, where nothing is left of the line.
  gap: vars.space[1],
  color: vars.color.inkQuiet,
  whiteSpace: 'nowrap',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const line = componentStyle({
  flex: '0 1 8rem',
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: `linear-gradient(90deg, ${vars.color.accent} var(--gone, 0%), ${vars.color.rule} var(--gone, 0%))`,
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
