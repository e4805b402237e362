import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const section = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxInlineSize: vars.layout.measure,
  padding: vars.space[6],
  background: vars.color.band,
  color: vars.color.ink,
  borderBlockStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
  '@media': { print: { display: 'none' } },
});
export const form = componentStyle({
  display: 'grid',
  justifyItems: 'stretch',
  gap: vars.space[4],
  inlineSize: '100%',
});
/** As wide as its text, like every other submit button. */
export const send = componentStyle({ justifySelf: 'start' });
