import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const alternatives = componentStyle({ display: 'grid', marginBlockStart: vars.space[2] });
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  maxInlineSize: vars.layout.measure,
});
