import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const area = componentStyle({ resize: 'vertical', fieldSizing: 'content', maxBlockSize: '60vh' });
export const counter = componentStyle({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
export const over = componentStyle({
  color: vars.color.danger,
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums',
});
