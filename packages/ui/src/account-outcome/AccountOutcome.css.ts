import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const outcome = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  justifyItems: 'start',
  maxInlineSize: vars.layout.measure,
  paddingBlockEnd: vars.space[12],
  color: vars.color.ink,
});
export const done = componentStyle({ color: vars.color.success });
export const failed = componentStyle({ color: vars.color.danger });
