import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../foundation/style';

export const progress = componentStyle({ display: 'grid', gap: vars.space[2] });

export const words = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
});
export const figures = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  color: vars.color.inkQuiet,
  fontVariantNumeric: 'tabular-nums',
});

const pass = keyframes({ from: { backgroundPosition: '120% 0' }, to: { backgroundPosition: '-120% 0' } });

const filled = { background: vars.color.accent, borderRadius: vars.radius.full } as const;

export const bar = componentStyle({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: 8,
  border: 0,
  borderRadius: vars.radius.full,
  overflow: 'hidden',
  background: vars.color.rule,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': filled,
  '::-moz-progress-bar': filled,
  selectors: {
    '&:indeterminate': {
      backgroundImage: `linear-gradient(90deg, transparent, ${vars.color.accent}, transparent)`,
      backgroundSize: '50% 100%',
      backgroundRepeat: 'no-repeat',
      animation: `${pass} 1.4s linear infinite`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&:indeterminate': { animation: 'none', backgroundPosition: '50% 0' } },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});
