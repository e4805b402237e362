import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const event = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { '(width >= 578px)': { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
  gap: vars.space[4],
});
export const wide = componentStyle({ gridColumn: '1 / -1' });

/** Notice that overrides the facts below: the event is over, or cancelled. */
export const state = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  color: vars.color.inkQuiet,
  borderBlock: `1px solid ${vars.color.rule}`,
});
export const cancelled = componentStyle({ color: vars.color.danger, borderColor: 'currentColor' });

export const past = componentStyle({ filter: 'grayscale(1)', opacity: 0.75 });

export const actions = componentStyle({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
