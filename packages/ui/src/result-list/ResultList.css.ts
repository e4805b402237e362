import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const results = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[6],
  paddingBlockStart: vars.space[6],
  minBlockSize: '40vh',
  alignContent: 'start',
  color: vars.color.ink,
});
export const failed = componentStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const more = componentStyle({
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  color: vars.color.inkQuiet,
});
