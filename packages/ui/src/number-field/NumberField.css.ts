import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const row = componentStyle({ display: 'flex', alignItems: 'stretch', maxInlineSize: '16rem' });
export const control = componentStyle({
  flex: 1,
  borderRadius: 0,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
});
export const step = componentStyle({
  flex: 'none',
  inlineSize: vars.target.min,
  minBlockSize: vars.target.min,
  display: 'grid',
  placeItems: 'center',
  background: vars.field.background,
  color: vars.field.ink,
  border: `max(1px, ${vars.field.edgeWidth}) solid ${vars.color.fieldEdge}`,
  cursor: 'pointer',
  selectors: {
    '&:first-child': {
      borderInlineEnd: 0,
      borderStartStartRadius: vars.field.radius,
      borderEndStartRadius: vars.field.radius,
    },
    '&:last-child': {
      borderInlineStart: 0,
      borderStartEndRadius: vars.field.radius,
      borderEndEndRadius: vars.field.radius,
    },
    '&[aria-disabled]': { background: vars.color.band, color: vars.color.inkQuiet, cursor: 'not-allowed' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-disabled])': { background: vars.color.band } } },
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': {
      selectors: { '&[aria-disabled]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});
