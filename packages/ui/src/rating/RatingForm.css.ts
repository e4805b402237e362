import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  justifyItems: 'start',
  color: vars.color.ink,
  '@media': { print: { display: 'none' } },
});
export const form = componentStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const stars = componentStyle({
  display: 'flex',
  border: 0,
  margin: 0,
  padding: 0,
  marginInlineStart: `calc(-1 * ${vars.space[1]})`,
});
export const radio = componentStyle({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
/** Takes pointer and keyboard events for its star. */
export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  color: vars.color.accent,
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
      borderRadius: vars.radius.small,
    },
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
/** Filled up to the selected star, and up to the hovered one; the others are outlines. */
export const sign = componentStyle({});
const points = (selector: string, rule: StyleRule) =>
  globalStyle(`${selector} > ${sign} > path`, { '@layer': { [layers.components]: rule } });
points(`${star}:not([data-on])`, { fill: 'none', stroke: 'currentColor' });
points(`:is(${star}:hover, ${star}:has(~ ${star}:hover))`, {
  '@media': { '(hover: hover)': { fill: 'currentColor', stroke: 'none' } },
});

export const missing = componentStyle({ color: vars.color.danger });
/** Outcome of a form without JavaScript, shown by the URL's fragment. */
export const outcome = componentStyle({ selectors: { '&:not(:target)': { display: 'none' } } });
