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
/** All stars up to the chosen one are on; under a pointer, all up to it. */
export const star = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  color: vars.color.ruleStrong,
  selectors: {
    '&[data-on]': { color: vars.color.accent },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
      borderRadius: vars.radius.small,
    },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover': { color: vars.color.accent },
        '&:has(~ &:hover)': { color: vars.color.accent },
      },
    },
    '(forced-colors: active)': { selectors: { '&[data-on]': { color: 'Highlight' } } },
  },
});
export const missing = componentStyle({ color: vars.color.danger });
