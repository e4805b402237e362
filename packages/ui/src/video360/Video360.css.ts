import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Covers the flat video once that has a picture. */
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

/** At the top: the kind of video, how to turn it, and the buttons for it; the controls are at the bottom. */
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
 * Next to or below the buttons, which do not move when it disappears. The smallest videos have no room for it
 * above their controls: there the buttons are enough.
 */
export const hint = componentStyle({
  gridArea: 'hint',
  paddingInlineEnd: vars.space[3],
  '@container': { '(width < 340px)': { display: 'none' } },
});
export const turns = componentStyle({ gridArea: 'turns', display: 'flex', pointerEvents: 'auto' });
