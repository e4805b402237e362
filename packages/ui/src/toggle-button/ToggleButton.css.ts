import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const place = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { print: { display: 'none' } },
});
export const failed = componentStyle({ color: vars.color.danger });
/** Outcome of a form without JavaScript, shown by the URL's fragment. */
export const outcome = componentStyle({ selectors: { '&:not(:target)': { display: 'none' } } });
