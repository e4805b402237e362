import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * As large as its picture, or smaller if there is no room; its aspect ratio reserves the space, whether or
 * not the picture loads.
 */
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
/** Behind the picture, visible if that does not load. */
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
  // Dimmed three times as much as a picture on a dark page: its words keep their contrast.
  filter: `brightness(calc(3 * ${vars.picture.dim} - 2))`,
  // Covers the broken-image icon of Chromium, but not the text.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    blockSize: vars.space[6],
    background: vars.color.adSlot,
  },
});
