import { vars } from '@portal/tokens';
import { LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

// In a low window the whole month is visible: its days are as high as a touch target, not as high as wide.
export const calendar = componentStyle({
  display: 'grid',
  padding: 0,
  border: 0,
  gap: vars.space[3],
  // As wide as its dialog or sheet; centred in a wider place.
  inlineSize: 'min(100%, 25.5rem)',
  marginInline: 'auto',
  fontFamily: vars.font.interface.family,
  '@media': { [LOW]: { gap: 0 } },
});
export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto auto',
  alignItems: 'center',
  gap: vars.space[1],
});
export const step = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  '@media': { [LOW]: { blockSize: 36 } },
  color: vars.color.ink,
  borderRadius: vars.field.radius,
  cursor: 'pointer',
  selectors: { '&:disabled': { color: vars.color.rule, cursor: 'default' } },
});
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
export const choice = componentStyle({
  minBlockSize: vars.target.min,
  '@media': { [LOW]: { minBlockSize: 36 } },
  paddingInline: vars.space[2],
  border: `${vars.field.edgeWidth} solid ${vars.color.fieldEdge}`,
  borderRadius: vars.field.radius,
  background: vars.field.background,
  color: vars.field.ink,
  textTransform: 'capitalize',
});
export const days = componentStyle({ inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
export const weekday = componentStyle({
  color: vars.color.inkQuiet,
  paddingBlock: vars.space[2],
  '@media': { [LOW]: { paddingBlock: 0 } },
  textAlign: 'center',
});
export const between = componentStyle({ background: vars.color.accentQuiet });
export const day = componentStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  padding: 0,
  minBlockSize: 40,
  inlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink,
  borderRadius: vars.field.radius,
  cursor: 'pointer',
  // Scrolls into view whole, with what is below it, in a low window.
  scrollMargin: vars.space[2],
  selectors: {
    '&[data-today]': {
      fontWeight: vars.font.interface.bold,
      boxShadow: `inset 0 -2px 0 ${vars.color.accent}`,
    },
    '&[data-chosen]': {
      background: vars.button.background,
      color: vars.button.ink,
      fontWeight: vars.font.interface.bold,
    },
    '&[data-off]': { color: vars.color.inkQuiet, textDecoration: 'line-through', cursor: 'not-allowed' },
    '&:focus-visible': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: -2 },
  },
  '@media': {
    [LOW]: { aspectRatio: 'auto', minBlockSize: 28 },
    '(forced-colors: active)': { selectors: { '&[data-chosen]': { border: '2px solid Highlight' } } },
  },
});
