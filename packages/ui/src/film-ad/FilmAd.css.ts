import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Over the film that it comes before, as large as it. */
export const box = componentStyle({
  gridArea: '1 / 1',
  position: 'relative',
  // Over the film, its poster and what is awaited.
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

/** What it is, before what it shows, and whose it is at the other end: a phone has no room for that between the buttons below. */
export const head = componentStyle({
  ...bar,
  alignSelf: 'start',
  justifyContent: 'space-between',
  padding: vars.space[2],
});

/** Words and buttons have a ground of their own: nobody knows what the film behind them is like. */
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

/** Signs that stop it and silence it. */
export const tools = componentStyle({ ...plate, paddingInline: 0 });

const ring = { outlineColor: vars.color.onPicture, outlineOffset: -4 } as const;

export const visit = componentStyle({
  ...plate,
  ...ring,
  gap: vars.space[2],
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

/** At the end of the foot, in the place that it takes once it can be pressed. */
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
