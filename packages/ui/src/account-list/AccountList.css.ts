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
/** Text first, as in every list of articles, so that it aligns with and without pictures. */
export const saved = componentStyle({ gridTemplateColumns: 'minmax(0, 1fr) auto' });
export const picture = componentStyle({
  gridArea: '1 / 2',
  inlineSize: 'clamp(104px, 24vw, 160px)',
  borderRadius: vars.pictures.radius,
});
export const words = componentStyle({
  selectors: {
    [`${saved} > &`]: { gridArea: '1 / 1' },
    [`${saved} > &:only-child`]: { gridColumnEnd: -1 },
  },
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
