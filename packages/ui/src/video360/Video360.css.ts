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

/** Along the top: what kind of film it is, how to turn it, and the buttons that do; the controls are at the foot. */
export const tools = componentStyle({
  gridArea: '1 / 1',
  placeSelf: 'start stretch',
  zIndex: 2,
  display: 'grid',
  gridTemplateAreas: '"sign turns" "hint hint"',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingInlineStart: vars.space[3],
  background: `linear-gradient(${vars.color.pictureShade} 60%, transparent)`,
  pointerEvents: 'none',
  '@container': {
    '(width >= 640px)': {
      gridTemplateAreas: '"sign hint turns"',
      gridTemplateColumns: 'auto 1fr auto',
    },
  },
});
export const sign = componentStyle({ gridArea: 'sign' });
/**
 * Beside the buttons or under them, which stay where they are as it goes. The smallest films have no room for it over their controls:
 * there the buttons say enough.
 */
export const hint = componentStyle({
  gridArea: 'hint',
  paddingInlineEnd: vars.space[3],
  '@container': { '(width < 340px)': { display: 'none' } },
});
export const turns = componentStyle({ gridArea: 'turns', display: 'flex', pointerEvents: 'auto' });
