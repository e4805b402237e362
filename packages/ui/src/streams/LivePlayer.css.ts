import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const both = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const audio = componentStyle({ selectors: { '&:not(:target)': { display: 'none' } } });
export const video = componentStyle({ selectors: { [`&:has(~ ${audio}:target)`]: { display: 'none' } } });

export const way = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  '@media': { print: { display: 'none' } },
});
