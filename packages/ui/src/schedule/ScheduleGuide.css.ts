import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const guide = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 480px), 1fr))',
  gap: `${vars.space[10]} ${vars.space[12]}`,
  alignItems: 'start',
});
