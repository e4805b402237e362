import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const embed = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  padding: vars.space[5],
  background: vars.color.band,
  borderRadius: vars.card.radius,
});

export const provider = componentStyle({ color: vars.color.inkQuiet });
export const notice = componentStyle({ color: vars.color.inkQuiet, maxInlineSize: '34em' });
