import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const framework = componentStyle({ display: 'grid', gap: vars.space[4], minInlineSize: 0 });
export const part = componentStyle({ display: 'grid', gap: vars.space[4] });
export const words = componentStyle({ color: vars.color.inkQuiet });
export const list = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const item = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const policy = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
});
export const examples = componentStyle({ display: 'grid', gap: vars.space[2] });
