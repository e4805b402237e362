import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  padding: vars.space[4],
  background: vars.color.band,
  borderRadius: vars.card.radius,
  '@media': { print: { display: 'none' } },
});

export const cover = componentStyle({
  inlineSize: 'clamp(4rem, 18vw, 7rem)',
  gridRow: '1 / 3',
  borderRadius: vars.pictures.tileRadius,
});

export const sign = componentStyle({
  gridRow: '1 / 3',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 56,
  blockSize: 56,
  fontSize: 26,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
});

export const title = componentStyle({ alignSelf: 'end' });

/** Query container of either kind of player. */
export const seat = componentStyle({ gridColumn: 2, containerType: 'inline-size' });

const NARROW = '(width < 460px)';

/**
 * The browser's own controls, in the same height in every browser, with room for the two lines of the
 * brand's.
 */
export const audio = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 54,
  '@container': { [NARROW]: { marginBlock: 13 } },
});

/** The brand's controls, as high as the browser's; if narrow, in two lines with full touch targets. */
export const controls = componentStyle({
  display: 'flex',
  alignItems: 'center',
  alignContent: 'center',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[1]}`,
  minBlockSize: 54,
  containerType: 'inline-size',
  vars: { '--track-fill': vars.color.accent },
  '@container': { [NARROW]: { minBlockSize: 80 } },
});

/** Below the buttons if there is no room next to them. */
export const line = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 12rem',
  marginInlineStart: vars.space[2],
  '@container': { '(width < 460px)': { order: 1, flexBasis: '100%', marginInlineStart: vars.space[2] } },
});
export const waiting = componentStyle({ color: vars.color.inkQuiet });
export const failure = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  color: vars.color.danger,
});
