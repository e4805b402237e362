import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const slot = componentStyle({
  background: vars.color.adSlot,
  paddingBlockEnd: vars.space[2],
  '@media': { print: { display: 'none' } },
});

export const label = componentStyle({
  paddingBlock: vars.space[1],
  textAlign: 'center',
  color: vars.color.ink,
});

export const place = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 'var(--ad-mobile)',
  '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: { minBlockSize: 'var(--ad-desktop)' } },
});
