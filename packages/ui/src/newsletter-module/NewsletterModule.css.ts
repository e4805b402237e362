import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const module = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space[6],
  background: vars.color.band,
  color: vars.color.ink,
  borderBlockStart: `4px solid ${vars.color.accent}`,
  '@media': { print: { display: 'none' } },
});
