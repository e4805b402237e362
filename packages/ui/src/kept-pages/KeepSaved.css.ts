import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const text = componentStyle({ margin: 0, textWrap: 'pretty' });
export const keep = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  marginBlock: vars.space[5],
  background: vars.color.band,
});
export const progress = componentStyle({ inlineSize: '100%', maxInlineSize: '24rem' });
