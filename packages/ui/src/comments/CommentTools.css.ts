import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { fingerAreas } from '../foundation/touch';

export const tools = componentStyle({
  display: 'flex',
  // The row has the same height with and without buttons.
  minBlockSize: vars.target.min,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  // Aligns the first button’s text with the comment’s.
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
/** Placeholder of the later buttons, on one line like them. */
export const links = componentStyle({
  flexWrap: 'nowrap',
  gap: vars.space[4],
  paddingInlineStart: vars.space[2],
  color: vars.color.inkQuiet,
});
fingerAreas(`${links} > a`);
export const count = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[1] });
export const acts = componentStyle({ display: 'grid', gap: vars.space[3], color: vars.color.ink });
