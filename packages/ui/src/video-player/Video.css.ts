import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Its room is kept by the ratio, before the poster or the film is there. */
export const video = componentStyle({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: 'var(--ratio, 16 / 9)',
  background: '#000',
  borderRadius: vars.pictures.radius,
  '@media': { print: { display: 'none' } },
});

/** The film has the box's own ratio, and so has its poster after this. */
export const fitted = componentStyle({ objectFit: 'cover' });
