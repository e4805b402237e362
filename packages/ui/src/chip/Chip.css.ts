import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const chip = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  minBlockSize: 34,
  paddingInline: vars.chip.paddingInline,
  paddingBlock: vars.space[1],
  border: `${vars.chip.edgeWidth} solid ${vars.chip.edgeColor}`,
  borderRadius: vars.chip.radius,
  background: vars.chip.background,
  color: vars.chip.ink,
  '@media': {
    '(hover: hover)': {
      selectors: {
        'a&:hover, button&:hover': {
          background: vars.color.ink,
          borderColor: vars.color.ink,
          color: vars.color.paper,
        },
      },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const selected = componentStyle({
  background: vars.color.ink,
  borderColor: vars.color.ink,
  color: vars.color.paper,
});

export const chips = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
