import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const chapters = componentStyle({
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { print: { display: 'none' } },
});
export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  columnGap: vars.space[6],
});
export const chapter = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.5em minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  color: vars.color.ink,
  selectors: { 'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
});
export const time = componentStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.color.accent,
});
