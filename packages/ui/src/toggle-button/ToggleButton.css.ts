import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const place = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const failed = componentStyle({ color: vars.color.danger });
