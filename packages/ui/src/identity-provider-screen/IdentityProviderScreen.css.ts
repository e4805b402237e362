import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const screen = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  alignContent: 'start',
  color: vars.color.ink,
});

/** Fills the window: the height of the provider's screen is unknown, and what follows must not shift. */
export const place = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  minBlockSize: 'max(32rem, 100svh - 12rem)',
});
export const short = componentStyle({ minBlockSize: '12rem' });

/** All states overlap in one cell. */
export const layer = componentStyle({ gridArea: '1 / 1', minInlineSize: 0 });

export const wait = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  color: vars.color.inkQuiet,
  '@media': { '(scripting: none)': { display: 'none' } },
});
export const failure = componentStyle({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'start',
  maxInlineSize: vars.layout.measure,
});
