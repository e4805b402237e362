import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const opener = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  // Its text stays while busy: the ring replaces its arrow.
  selectors: { '&[aria-busy]::after': { insetInline: `auto ${vars.space[3]}` } },
});
export const chosen = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[aria-busy] > &': { opacity: 1 } },
});
export const range = componentStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'center' });
export const options = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const option = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[5],
  color: vars.color.ink,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: { '&[aria-current]': { fontWeight: vars.font.interface.bold } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
