import { vars } from '@portal/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { componentStyle } from '../foundation/style';

const QUIET = '[data-quiet]:not(:has(:focus-visible))';

export const player = componentStyle({
  position: 'relative',
  containerType: 'inline-size',
  display: 'grid',
  overflow: 'clip',
  // The menu may extend beyond a small video.
  overflowClipMargin: '12rem',
  color: vars.color.onPicture,
  vars: { '--track-fill': vars.color.accent },
  selectors: {
    '&:fullscreen': { placeItems: 'center', background: '#000' },
    [`&${QUIET}`]: { cursor: 'none' },
  },
  '@media': { print: { display: 'none' } },
});

export const film = componentStyle({
  gridArea: '1 / 1',
  selectors: {
    ':fullscreen > &': { inlineSize: '100%', blockSize: '100%' },
    // Inherited by the captions, which are in the video's shadow tree.
    '[data-caption-size=large] > &': { vars: { '--caption-size': '1.5' } },
    '[data-caption-size=huge] > &': { vars: { '--caption-size': '2' } },
    '[data-caption-ground=solid] > &': { vars: { '--caption-ground': '#000' } },
  },
});

/**
 * The browser's controls would cover the foot of the poster until the brand's replace them. Without a script, or when
 * it did not load, they are all there is.
 */
globalStyle(`:not([data-island-status=failed]) > ${player} video::-webkit-media-controls`, {
  '@layer': { [layers.components]: { '@media': { '(scripting: enabled)': { display: 'none' } } } },
});

const appears = {
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  selectors: { [`${QUIET} > &`]: { opacity: 0, pointerEvents: 'none' } },
} as const;

/** Bottom of the picture, with a gradient that keeps icons legible. */
export const foot = componentStyle({
  ...appears,
  gridArea: '1 / 1',
  alignSelf: 'end',
  justifySelf: 'stretch',
  position: 'relative',
  zIndex: vars.layer.raised,
  selectors: {
    ...appears.selectors,
    // Before the first play the button stands here alone; the keyboard brings the tools, and open settings
    // keep them.
    '[data-status=idle] > &:not(:focus-within, :has([data-part=settings-panel]))': {
      opacity: 0,
      pointerEvents: 'none',
    },
    '&:has([data-part=settings-panel])': { zIndex: 3 },
  },
  paddingBlockStart: vars.space[10],
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[1],
  borderEndStartRadius: vars.pictures.radius,
  borderEndEndRadius: vars.pictures.radius,
  background: `linear-gradient(transparent, ${vars.color.pictureShade})`,
  // Forced colours: a gradient gives no contrast, so the background is solid.
  '@media': {
    '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', paddingBlockStart: 0 },
  },
});

export const row = componentStyle({ display: 'flex', alignItems: 'center' });
export const rest = componentStyle({ flex: 1 });

/** Controls without room on a phone. */
export const wide = componentStyle({
  display: 'none',
  '@container': { '(width >= 480px)': { display: 'contents' } },
});

/** Centred in the picture: loading ring, error. */
export const middle = componentStyle({
  gridArea: '1 / 1',
  placeSelf: 'center',
  position: 'relative',
  // Above the gradient of the toolbar.
  zIndex: 2,
});

/** In the place of the button on the poster, which it replaces. */
export const start = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  // Above the gradient of the toolbar.
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minInlineSize: 72,
  minBlockSize: 72,
  padding: vars.space[4],
  justifyContent: 'center',
  placeSelf: 'end start',
  margin: vars.space[4],
  selectors: { '&:has(+ :focus-within)': { marginBlockEnd: '6.5rem' } },
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  outlineOffset: 4,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.ink, color: vars.color.paper } } },
    '(forced-colors: active)': { border: '2px solid' },
  },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const waiting = componentStyle({
  inlineSize: 56,
  blockSize: 56,
  border: '4px solid currentColor',
  borderInlineStartColor: 'transparent',
  borderRadius: vars.radius.full,
  filter: `drop-shadow(0 0 6px ${vars.color.shadow})`,
  animation: `${turn} 0.9s linear infinite`,
});

export const failure = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  margin: vars.space[4],
  padding: vars.space[5],
  textAlign: 'center',
  background: vars.panel.background,
  color: vars.color.ink,
  borderRadius: vars.panel.radius,
});

/** Below the film. */
export const next = componentStyle({ containerType: 'inline-size', paddingBlockEnd: vars.space[3] });

export const live = componentStyle({ paddingInline: vars.space[2] });
