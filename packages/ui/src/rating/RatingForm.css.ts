import { vars } from '@portal/tokens';
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
/** Takes the pointer and the keyboard for its star. */
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
/** Lit up to the chosen one, and up to the one under the pointer. */
export const sign = componentStyle({
  selectors: { [`${star}:not([data-on]) > &`]: { color: vars.color.ruleStrong, opacity: 0.35 } },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${star}:hover > &`]: { color: 'inherit', opacity: 1 },
        [`${star}:has(~ ${star}:hover) > &`]: { color: 'inherit', opacity: 1 },
      },
    },
  },
});
export const missing = componentStyle({ color: vars.color.danger });
/** Outcome of a form without script: the page's address points at it. */
export const outcome = componentStyle({ selectors: { '&:not(:target)': { display: 'none' } } });
