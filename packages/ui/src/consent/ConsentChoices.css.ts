import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * “Accept all” and “reject all” have the same size and share a row, or are stacked if letters are large;
 * “save” is above them.
 */
export const actions = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(8.5rem, (100% - ${vars.space[3]}) / 2)), 1fr))`,
  gap: vars.space[3],
  inlineSize: '100%',
});
export const save = componentStyle({ gridColumn: '1 / -1' });
export const purposes = componentStyle({ display: 'grid', gap: vars.space[4] });
export const purpose = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
export const necessary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minBlockSize: vars.target.min,
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[5],
});
export const hint = componentStyle({ color: vars.color.inkQuiet });
export const partners = componentStyle({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const partner = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
});
