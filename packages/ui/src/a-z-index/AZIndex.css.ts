import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const DESKTOP = '(min-width: 1100px)';

export const index = componentStyle({ display: 'grid', gap: vars.space[6], color: vars.color.ink });
export const letters = componentStyle({
  display: 'none',
  borderBlock: `1px solid ${vars.color.rule}`,
  // Below 1100 px a select, which needs JavaScript, replaces them.
  '@media': { [DESKTOP]: { display: 'block' }, '(scripting: none)': { display: 'block' } },
});
export const letterList = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  margin: 0,
  padding: 0,
});
const place = {
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 36,
  minBlockSize: vars.target.min,
  paddingInline: vars.space[1],
} as const;
export const letter = componentStyle({
  ...place,
  selectors: { '&[aria-current]': { background: vars.button.background, color: vars.button.ink } },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { background: vars.color.band } } },
  },
});
export const off = componentStyle({
  ...place,
  color: vars.color.inkQuiet,
  fontWeight: vars.font.interface.weight,
});
export const fields = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  maxInlineSize: 640,
});
export const narrow = componentStyle({
  '@media': { [DESKTOP]: { display: 'none' }, '(scripting: none)': { display: 'none' } },
});
export const none = componentStyle({ paddingBlock: vars.space[10], color: vars.color.inkQuiet });
export const programmes = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(46%, 220px), 1fr))',
  gap: vars.space[6],
  margin: 0,
  padding: 0,
});
export const programme = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'start',
});
export const picture = componentStyle({ borderRadius: vars.pictures.tileRadius });
export const empty = componentStyle({
  aspectRatio: '16 / 9',
  background: vars.color.band,
  borderRadius: vars.pictures.tileRadius,
});
export const name = componentStyle({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const ad = componentStyle({ gridColumn: '1 / -1' });
