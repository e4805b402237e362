import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Links to other articles within the text. */
export const related = componentStyle({
  clear: 'both',
  paddingBlock: vars.space[4],
  borderBlock: `1px solid ${vars.color.rule}`,
});
export const label = componentStyle({ marginBlockEnd: vars.space[2], color: vars.color.accent });
export const list = componentStyle({ display: 'grid' });
export const link = componentStyle({
  display: 'block',
  paddingBlock: vars.space[2],
  textUnderlineOffset: '0.18em',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

export const file = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.target.min,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  background: vars.color.band,
  borderRadius: vars.card.radius,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
export const action = componentStyle({
  flex: 'none',
  marginInlineStart: 'auto',
  color: vars.color.inkQuiet,
});
export const caption = componentStyle({ marginBlockStart: vars.space[2], color: vars.color.inkQuiet });
