import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Hidden until it has keyboard focus; it overlays the page and shifts nothing. A touch may focus it too, as
 * it moves the focus to the start of the page: it becomes visible for the keyboard only.
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
