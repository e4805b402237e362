import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const panel = componentStyle({ containerType: 'inline-size' });
export const list = componentStyle({ display: 'grid' });

export const stream = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  selectors: {
    '&:first-child': { borderBlockStart: 0 },
    '&[aria-current]': {
      background: vars.color.band,
      paddingInline: vars.space[3],
      marginInline: `calc(${vars.space[3]} * -1)`,
    },
  },
});
export const pictured = componentStyle({
  gridTemplateColumns: 'clamp(88px, 30cqi, 160px) minmax(0, 1fr)',
});
export const picture = componentStyle({
  overflow: 'hidden',
  borderRadius: vars.pictures.tileRadius,
  alignSelf: 'start',
});
export const image = componentStyle({
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  background: vars.color.skeleton,
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  alignContent: 'start',
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  paddingBlockStart: vars.space[1],
});
export const current = componentStyle({ color: vars.color.nowInk });
export const note = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  paddingBlock: vars.space[5],
  color: vars.color.inkQuiet,
});
export const failure = componentStyle({ color: vars.color.danger });
