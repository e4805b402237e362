import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  containerType: 'inline-size',
  maxBlockSize: '80dvh',
  overflowY: 'auto',
  background: vars.panel.background,
  color: vars.color.ink,
  borderBlockStart: `4px solid ${vars.color.accent}`,
  boxShadow: `0 -4px 24px ${vars.color.shadow}`,
  '@media': { print: { display: 'none' } },
});
export const bottom = componentStyle({ insetInline: 0, insetBlockEnd: 0, padding: vars.space[5] });
export const float = componentStyle({
  insetInlineEnd: vars.space[4],
  insetBlockEnd: vars.space[4],
  inlineSize: 'min(calc(100vw - 32px), 360px)',
  padding: vars.space[6],
  borderRadius: vars.panel.radius,
});
export const stack = componentStyle({ display: 'grid', gap: vars.space[4] });
export const line = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.layout.pageWidth,
  marginInline: 'auto',
  paddingInlineEnd: vars.target.min,
  '@container': {
    '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});
export const words = componentStyle({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
/** One under another, as wide as they can be pressed with a thumb; side by side where there is room. */
export const ways = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  '@container': {
    '(min-width: 480px)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});
export const sign = componentStyle({ fontWeight: vars.font.interface.bold });
export const logo = componentStyle({ blockSize: 32, inlineSize: 'auto' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
});
export const counter = componentStyle({ display: 'grid', gap: vars.space[1] });
export const dots = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const dot = componentStyle({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.accent}`,
});
export const dotFull = componentStyle({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  border: `2px solid ${vars.color.accent}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
});
export const test = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
  padding: vars.space[3],
  background: vars.color.warning,
  color: vars.color.onWarning,
});
