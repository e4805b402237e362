import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
});
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: 0,
  margin: 0,
});
const target = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minInlineSize: vars.target.min,
  minBlockSize: vars.target.min,
} as const;
export const page = componentStyle({
  ...target,
  borderRadius: vars.button.radius,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[aria-current]': { background: vars.button.background, color: vars.button.ink },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-current])': { background: vars.color.band } } },
  },
});
export const gap = componentStyle({ ...target, minInlineSize: vars.space[8], color: vars.color.inkQuiet });
export const step = componentStyle({
  ...target,
  gap: vars.space[1],
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
