import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({ display: 'grid', gap: vars.space[4], paddingBlock: vars.space[4] });
export const form = componentStyle({ display: 'grid', gap: vars.space[3], color: vars.color.ink });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
/** In the space next to a button, in two lines at most: the row does not grow. */
export const beside = componentStyle({ flex: '1 1 0', minInlineSize: '9rem' });
