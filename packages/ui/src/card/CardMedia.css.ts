import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const inRow = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.45em',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
} as const;

export const signInLine = componentStyle(inRow);

export const sign = componentStyle({
  ...inRow,
  position: 'absolute',
  insetBlockEnd: vars.space[2],
  insetInlineStart: vars.space[2],
  minBlockSize: 30,
  minInlineSize: 30,
  justifyContent: 'center',
  paddingInline: 8,
  borderRadius: vars.chip.radius,
  background: vars.color.pictureShade,
  color: vars.color.onPicture,
});

export const empty = componentStyle({
  display: 'grid',
  placeItems: 'center',
  background: `color-mix(in srgb, var(--section) 16%, ${vars.color.band})`,
  color: 'var(--section)',
});
