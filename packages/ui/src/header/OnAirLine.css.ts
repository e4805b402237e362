import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const line = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  color: vars.masthead.ink,
  outlineColor: 'currentColor',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
