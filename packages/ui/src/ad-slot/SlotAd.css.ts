import { BREAKPOINTS } from '@portal/model';
import { componentStyle } from '../foundation/style';

/** As high as the space its slot reserves. */
export const frame = componentStyle({
  inlineSize: '100%',
  blockSize: 'var(--ad-mobile)',
  border: 0,
  colorScheme: 'normal',
  '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: { blockSize: 'var(--ad-desktop)' } },
});

/** In the same cell as its placeholder; the slot does not grow. */
export const served = componentStyle({ gridArea: '1 / 1' });
