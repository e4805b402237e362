import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** All outlines and the text overlap; the space is the slot's, whatever the sizes. */
export const sheet = componentStyle({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: 'var(--ad-mobile)',
  overflow: 'hidden',
  '@media': { [`(width >= ${BREAKPOINTS.adMap}px)`]: { blockSize: 'var(--ad-desktop)' } },
});
export const outline = componentStyle({
  gridArea: '1 / 1',
  boxSizing: 'border-box',
  inlineSize: 'min(100%, var(--ad-width))',
  aspectRatio: 'var(--ad-ratio)',
  maxBlockSize: '100%',
  border: `1px dashed ${vars.color.inkQuiet}`,
  selectors: {
    '&:first-child': { borderStyle: 'solid', background: vars.color.paper },
    '[data-face=showroom] > &:not(:first-child)': { display: 'none' },
  },
});
export const words = componentStyle({
  gridArea: '1 / 1',
  display: 'grid',
  justifyItems: 'center',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  overflow: 'hidden',
  paddingInline: vars.space[2],
  background: vars.color.paper,
  color: vars.color.ink,
  textAlign: 'center',
});
export const faults = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.danger,
});
