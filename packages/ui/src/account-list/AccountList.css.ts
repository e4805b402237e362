import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const list = componentStyle({ margin: 0, padding: 0, color: vars.color.ink });
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const picture = componentStyle({
  inlineSize: 'clamp(104px, 24vw, 160px)',
  borderRadius: vars.pictures.radius,
});
export const noPicture = componentStyle({
  inlineSize: 'clamp(104px, 24vw, 160px)',
  aspectRatio: '16 / 9',
  background: vars.color.band,
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const nothing = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[12],
  color: vars.color.ink,
});
