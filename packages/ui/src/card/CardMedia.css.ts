import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const media = componentStyle({ position: 'relative', overflow: 'hidden' });
export const picture = componentStyle({ borderRadius: vars.pictures.radius });
export const tile = componentStyle({ borderRadius: vars.pictures.tileRadius });

export const sign = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineStart: vars.space[2],
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  minBlockSize: 30,
  minInlineSize: 30,
  justifyContent: 'center',
  paddingInline: 8,
  borderRadius: vars.chip.radius,
  background: vars.color.pictureShade,
  color: vars.color.onPicture,
  fontVariantNumeric: 'tabular-nums',
});

export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, var(--section) 16%, ${vars.color.band})`,
  color: 'var(--section)',
});
