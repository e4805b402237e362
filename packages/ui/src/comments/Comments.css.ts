import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const section = componentStyle({
  scrollMarginBlockStart: vars.space[20],
  '@media': { print: { display: 'none' } },
});
export const list = componentStyle({ display: 'grid', gap: vars.space[5] });

/** Answers stand under what they answer, one step in and no further. */
export const replies = componentStyle({
  marginBlockStart: vars.space[5],
  paddingInlineStart: vars.space[5],
  borderInlineStart: `2px solid ${vars.color.rule}`,
});

export const comment = componentStyle({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const note = componentStyle({ color: vars.color.inkQuiet, paddingBlock: vars.space[3] });
