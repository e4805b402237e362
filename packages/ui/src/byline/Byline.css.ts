import { vars } from '@portal/tokens';
import { denseTarget } from '../foundation/denseTarget';
import { componentStyle } from '../foundation/style';

export const byline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.color.inkQuiet,
});

export const name = componentStyle({ color: vars.color.ink });

export const nameLink = `${name} ${componentStyle({
  ...denseTarget,
  zIndex: vars.layer.raised,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
})}`;
