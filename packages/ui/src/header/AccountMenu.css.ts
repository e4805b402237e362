import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const words = componentStyle({
  display: 'none',
  '@media': { '(width >= 1024px)': { display: 'inline' } },
});

export const face = componentStyle({
  inlineSize: 34,
  blockSize: 34,
  display: 'grid',
  placeContent: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  // Stands out from a bar in the accent colour.
  boxShadow: '0 0 0 2px currentColor',
});

export const picture = componentStyle({ inlineSize: 34, blockSize: 34, objectFit: 'cover' });
