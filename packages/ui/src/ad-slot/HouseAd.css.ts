import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** As large as its picture, smaller where there is no room; its proportions keep the room before the picture comes. */
export const link = componentStyle({
  display: 'block',
  maxInlineSize: '100%',
  outlineOffset: vars.space[1],
  gridArea: '1 / 1',
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: 'var(--ad-width)',
  maxInlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: 'var(--ad-ratio)',
  background: vars.color.band,
  '@media': {
    [`(width < ${BREAKPOINTS.adMap}px)`]: {
      inlineSize: 'var(--ad-width-mobile, var(--ad-width))',
      aspectRatio: 'var(--ad-ratio-mobile, var(--ad-ratio))',
    },
  },
});
