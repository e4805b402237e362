import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Its aspect ratio reserves the space, before poster or video have loaded. */
export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  overflow: 'clip',
  aspectRatio: 'var(--ratio, 16 / 9)',
  background: '#000',
  borderRadius: vars.pictures.radius,
  selectors: { ':fullscreen > &': { aspectRatio: 'auto', borderRadius: 0 } },
  '@media': { print: { display: 'none' } },
});

/** Behind a video without a picture yet; in full screen it would show next to the video. */
export const poster = componentStyle({
  position: 'absolute',
  inset: 0,
  selectors: { ':fullscreen &': { visibility: 'hidden' } },
});
export const picture = componentStyle({
  selectors: { '&&': { position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%' } },
});

export const video = componentStyle({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  outlineOffset: -4,
  borderRadius: vars.pictures.radius,
  selectors: {
    ':fullscreen &': { objectFit: 'contain' },
    '&::cue': {
      fontSize: 'calc(100% * var(--caption-size, 1))',
      background: `var(--caption-ground, ${vars.color.pictureShade})`,
      color: vars.color.onPicture,
    },
  },
});

/** The video has the ratio of the box, and so has its poster. */
export const fitted = componentStyle({
  objectFit: 'cover',
  selectors: { ':fullscreen &': { objectFit: 'contain' } },
});
