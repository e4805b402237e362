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

/**
 * Button on a poster, in its corner so that it covers nobody, and as large as the button that replaces it after hydration; presses fall through to
 * the video. Without JavaScript the browser's controls are enough, and it would stay over the film.
 */
export const cue = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[4],
  insetInlineStart: vars.space[4],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  inlineSize: 72,
  blockSize: 72,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  pointerEvents: 'none',
  selectors: { ':fullscreen &': { display: 'none' } },
  '@media': {
    '(scripting: none)': { display: 'none' },
    '(forced-colors: active)': { border: '2px solid' },
  },
});
/** Of a fixed width, so that its icon does not move when the length arrives after it. */
export const timed = componentStyle({
  inlineSize: '8rem',
  justifyContent: 'start',
  paddingInline: vars.space[4],
});
export const length = componentStyle({ flex: 1, textAlign: 'center' });
