import { SEPARATOR_HEIGHT, SEPARATOR_WIDTH } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const separator = componentStyle({
  inlineSize: SEPARATOR_WIDTH,
  // A border instead of a background: visible in forced colours and in print.
  borderBlockStart: `${SEPARATOR_HEIGHT}px solid ${vars.color.ruleStrong}`,
  marginBlock: vars.space[6],
});

export const accent = componentStyle({ borderColor: vars.color.accent });
export const center = componentStyle({ marginInline: 'auto' });
