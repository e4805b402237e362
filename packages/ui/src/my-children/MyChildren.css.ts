import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const section = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  color: vars.color.ink,
});
export const head = componentStyle({ display: 'grid', gap: vars.space[2] });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const list = componentStyle({
  inlineSize: '100%',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  '@media': { '(width >= 578px)': { gridTemplateColumns: 'auto minmax(8rem, 1fr) auto' } },
});
export const words = componentStyle({ display: 'grid', gap: vars.space[1] });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  gridColumn: '1 / -1',
  '@media': { '(width >= 578px)': { gridColumn: 'auto' } },
});
