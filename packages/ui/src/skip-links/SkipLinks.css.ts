import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Out of sight until the keyboard reaches it; it lies over the page and moves nothing. A finger may give it the focus too, which
 * then begins the page anew: what is drawn follows the keyboard alone.
 */
export const link = componentStyle({
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: vars.layer.skipLink,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: vars.button.radius,
  selectors: { '&:not(:focus-visible)': { transform: 'translateY(-200%)' } },
  '@media': { print: { display: 'none' } },
});
