import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Positioned over the content below the failed part: the notice appears late and must not cause a layout
 * shift.
 */
export const notice = componentStyle({
  position: 'absolute',
  zIndex: vars.layer.dropdown,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  inlineSize: 'min(24rem, 100vw - 2rem)',
  marginBlockStart: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.panel.background,
  color: vars.color.ink,
  border: `1px solid ${vars.color.ruleStrong}`,
  borderInlineStartWidth: 4,
  borderInlineStartColor: vars.color.danger,
  borderRadius: vars.panel.radius,
  textAlign: 'start',
  whiteSpace: 'normal',
});

export const words = componentStyle({ flex: '1 1 12rem' });
