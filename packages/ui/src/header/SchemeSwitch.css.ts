import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const group = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  border: 0,
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const legend = componentStyle({ marginBlockEnd: vars.space[2], color: vars.color.inkQuiet });

export const choice = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  paddingInline: `max(${vars.chip.paddingInline}, 12px)`,
  borderRadius: vars.chip.radius,
  background: vars.chip.background,
  color: vars.chip.ink,
  border: `${vars.chip.edgeWidth} solid ${vars.chip.edgeColor}`,
  cursor: 'pointer',
});

export const radio = componentStyle({ accentColor: vars.color.accent, inlineSize: 18, blockSize: 18 });
