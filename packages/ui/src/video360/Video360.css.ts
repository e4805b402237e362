import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Lies over the flat film as soon as that has a picture. */
export const canvas = componentStyle({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  borderRadius: vars.pictures.radius,
  cursor: 'grab',
  touchAction: 'pan-y',
  outlineOffset: -4,
  selectors: { '&:active': { cursor: 'grabbing' } },
});

export const tools = componentStyle({
  gridArea: '1 / 1',
  placeSelf: 'start stretch',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  paddingInlineStart: vars.space[3],
  background: `linear-gradient(${vars.color.pictureShade}, transparent)`,
  pointerEvents: 'none',
});
export const turns = componentStyle({ flex: 'none', display: 'flex', pointerEvents: 'auto' });
