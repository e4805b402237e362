import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** As large as its picture, smaller where there is no room; its proportions keep the room, whether the picture comes or not. */
export const link = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: 'var(--ad-width)',
  maxInlineSize: '100%',
  aspectRatio: 'var(--ad-ratio)',
  minBlockSize: 0,
  overflow: 'hidden',
  outlineOffset: vars.space[1],
  gridArea: '1 / 1',
  background: vars.color.adSlot,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': {
    [`(width < ${BREAKPOINTS.adMap}px)`]: {
      inlineSize: 'var(--ad-width-mobile, var(--ad-width))',
      aspectRatio: 'var(--ad-ratio-mobile, var(--ad-ratio))',
    },
  },
});
/** Behind the picture, and seen where that does not come. */
export const words = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[3],
  textAlign: 'center',
  textWrap: 'balance',
});
export const room = componentStyle({ display: 'contents' });
export const picture = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  // There where the picture is not: over the sign that Chromium draws of a broken one, and not over the words.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space[6],
    background: vars.color.adSlot,
  },
});
