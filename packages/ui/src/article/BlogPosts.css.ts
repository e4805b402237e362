import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const posts = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  paddingBlock: vars.space[5],
  borderBlock: `1px solid ${vars.color.rule}`,
  '@media': { print: { display: 'none' } },
});
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const name = componentStyle({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
/** The previous post at the start, the next one at the end, even if there is only one of them. */
export const both = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  '@media': { '(width >= 578px)': { gridTemplateColumns: '1fr 1fr' } },
});
export const post = componentStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
});
export const after = componentStyle({
  '@media': { '(width >= 578px)': { gridColumn: '2', textAlign: 'end' } },
});
export const link = componentStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });
