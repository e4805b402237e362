import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * If pages and previous/next links do not fit on one line: pages first, and below them the links, one at each
 * side.
 */
const PHONE = `(width < ${BREAKPOINTS.tablet}px)`;

export const pagination = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[4],
  color: vars.color.ink,
  '@media': { [PHONE]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  padding: 0,
  margin: 0,
  '@media': { [PHONE]: { gridArea: '1 / 1 / 2 / -1', justifyContent: 'center' } },
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
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { textDecoration: 'underline' } } },
    [PHONE]: {
      gridRow: 2,
      justifySelf: 'start',
      selectors: { '&[rel=next]': { gridColumn: 2, justifySelf: 'end' } },
    },
  },
});
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });
