import { vars } from '@portal/tokens';
import { PAGE_EDGE } from '../foundation/pageEdge.css';
import { componentStyle } from '../foundation/style';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  paddingInline: PAGE_EDGE,
  background: vars.color.band,
});
export const name = componentStyle({ fontWeight: vars.font.interface.bold });
export const change = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  textDecoration: 'underline',
});

export const picture = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.ruleStrong}`,
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'underline',
});
