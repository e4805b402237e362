import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Over the video that follows, in its size. */
export const box = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  // Above the video, its poster and its loading ring.
  zIndex: 3,
  display: 'grid',
  minInlineSize: 0,
  inlineSize: '100%',
  overflow: 'clip',
  borderRadius: vars.pictures.radius,
  background: '#000',
  color: vars.color.onPicture,
});

export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
});

const bar = {
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
} as const;

/**
 * The ad label at the start, the advertiser at the end: on a phone there is no room for it between the
 * buttons below.
 */
export const head = componentStyle({
  ...bar,
  alignSelf: 'start',
  justifyContent: 'space-between',
  padding: vars.space[2],
});

/** Text and buttons have a background of their own, since the video behind them is unknown. */
const plate = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  borderRadius: vars.button.radius,
  background: vars.color.pictureShade,
  color: vars.color.onPicture,
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText' } },
} as const;

export const left = componentStyle({
  ...plate,
  minBlockSize: 'auto',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});

export const foot = componentStyle({ ...bar, alignSelf: 'end', padding: vars.space[2] });

/** Pause and mute buttons. */
export const tools = componentStyle({ ...plate, paddingInline: 0 });

const ring = { outlineColor: vars.color.onPicture, outlineOffset: -4 } as const;

export const visit = componentStyle({
  ...plate,
  ...ring,
  gap: vars.space[2],
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

/** At the end of the footer, where the skip button will be. */
export const later = componentStyle({
  ...plate,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});

export const skip = componentStyle({
  ...plate,
  ...ring,
  marginInlineStart: 'auto',
  background: vars.color.onPicture,
  color: '#000',
  outlineColor: '#000',
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { background: 'Canvas', color: 'CanvasText', border: '1px solid' } },
});
