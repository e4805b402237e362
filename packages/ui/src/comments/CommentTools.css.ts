import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const tools = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  // The first button’s words begin where the comment’s do.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
export const quiet = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.inkQuiet,
  paddingInline: vars.space[2],
});
export const failed = componentStyle({ color: vars.color.danger });
