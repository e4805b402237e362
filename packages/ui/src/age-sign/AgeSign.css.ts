import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const sign = componentStyle({
  display: 'inline-block',
  paddingInline: vars.space[1],
  border: '1px solid currentColor',
  borderRadius: vars.chip.radius,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
});
export const line = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[2],
});
