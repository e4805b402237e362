import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({ display: 'grid' });

/** Continues the stack before it, under one more rule. */
export const goesOn = componentStyle({
  borderBlockStart: `${vars.card.ruleWidth} solid ${vars.card.ruleColor}`,
  paddingBlockStart: `calc(${vars.board.rowGap} / 2)`,
});

/** The same height in every state, so that nothing shifts while the next page loads. */
export const foot = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  paddingBlockStart: vars.board.rowGap,
  minBlockSize: `calc(${vars.button.height} + ${vars.board.rowGap})`,
  textAlign: 'center',
  '@media': { print: { display: 'none' } },
});

export const error = componentStyle({ color: vars.color.danger });
export const end = componentStyle({ color: vars.color.inkQuiet });
