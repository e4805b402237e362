import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const tools = componentStyle({
  display: 'flex',
  // As high without its buttons as with them.
  minBlockSize: vars.target.min,
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
/** In the place of the buttons that come later, on one line as they are. */
export const links = componentStyle({
  flexWrap: 'nowrap',
  gap: vars.space[4],
  paddingInlineStart: vars.space[2],
  color: vars.color.inkQuiet,
});
export const count = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const acts = componentStyle({ display: 'grid', gap: vars.space[3], color: vars.color.ink });
