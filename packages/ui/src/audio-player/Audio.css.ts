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

/** The browser's own controls, as high as they are in every browser. */
export const audio = componentStyle({ display: 'block', inlineSize: '100%', blockSize: 54, gridColumn: 2 });

/** The brand's own, as high as the browser's. */
export const controls = componentStyle({
  gridColumn: 2,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[1]}`,
  minBlockSize: 54,
  containerType: 'inline-size',
  vars: { '--track-fill': vars.color.accent },
});
