import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({ containerType: 'inline-size' });

export const head = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.space[5]} ${vars.space[8]}`,
  '@container': {
    '(min-width: 720px)': { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
  },
});

export const picture = componentStyle({ overflow: 'hidden', borderRadius: vars.pictures.tileRadius });
export const words = componentStyle({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const facts = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  color: vars.color.inkQuiet,
});
export const fact = componentStyle({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[2],
});
