import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const BESIDE = `(width >= ${BREAKPOINTS.tablet}px)`;

export const whole = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  inlineSize: 'min(100%, 720px)',
  color: vars.color.ink,
});
export const part = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  justifyItems: 'start',
});
/** Elements that fill the width of their section. */
export const across = componentStyle({ justifySelf: 'stretch' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const list = componentStyle({
  justifySelf: 'stretch',
  margin: 0,
  padding: 0,
  borderBlockEnd: `1px solid ${vars.color.rule}`,
});
/** The button is next to the text if there is room, and below it on a phone. */
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[3]} ${vars.space[4]}`,
  alignItems: 'center',
  justifyItems: 'start',
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.rule}`,
  '@media': { [BESIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = componentStyle({ display: 'grid', gap: vars.space[1] });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  color: vars.color.inkQuiet,
});
export const current = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.success,
});
