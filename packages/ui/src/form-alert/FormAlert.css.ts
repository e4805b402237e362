import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

export const alert = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  padding: vars.space[4],
  paddingBlockStart: `calc(${vars.space[4]} + 3px)`,
  borderRadius: vars.panel.radius,
  // An inset shadow is clipped by the corners; a border would follow their curve.
  boxShadow: 'inset 0 3px 0 var(--sign)',
  background: vars.color.band,
  color: vars.color.ink,
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[4],
  lineHeight: 1.45,
  '@media': { '(forced-colors: active)': { borderBlockStart: '3px solid' } },
});

const SIGNS = {
  error: vars.color.danger,
  success: vars.color.success,
  info: vars.color.link,
  warning: vars.color.warning,
};
export const variant = styleVariants(SIGNS, (color) => ({
  '@layer': { [layers.components]: { vars: { '--sign': color } } },
}));
export const sign = componentStyle({
  position: 'relative',
  color: 'var(--sign)',
  // Scales with the text next to it.
  fontSize: '1.375rem',
  lineHeight: 1,
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  minInlineSize: 0,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginBlockStart: vars.space[1],
});
export const title = componentStyle({ color: vars.color.ink, fontWeight: vars.font.interface.bold });
export const faults = componentStyle({
  listStyle: 'none',
  padding: 0,
  margin: 0,
  display: 'grid',
  gap: vars.space[1],
});
export const fault = componentStyle({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});
export const close = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  margin: `calc(-1 * ${vars.space[3]})`,
  color: vars.color.ink,
});
