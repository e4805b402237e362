import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const empty = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[8],
  maxInlineSize: vars.layout.measure,
});
export const icon = componentStyle({ color: vars.color.inkQuiet, display: 'inline-flex' });
export const words = componentStyle({ color: vars.color.inkQuiet });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
