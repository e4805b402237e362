import { vars } from '@portal/tokens';
import { raisedLink } from '../foundation/raisedLink.css';
import { componentStyle } from '../foundation/style';

export const byline = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[2],
  color: vars.color.inkQuiet,
});

export const name = componentStyle({ color: vars.color.ink });

export const nameLink = `${name} ${raisedLink}`;
