import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Below the buttons if there is no room next to them. */
export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 12rem',
  marginInlineStart: vars.space[2],
  '@container': { '(width < 460px)': { order: 1, flexBasis: '100%', marginInlineStart: vars.space[2] } },
});
export const waiting = componentStyle({ color: vars.color.inkQuiet });
export const failure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.danger,
});
