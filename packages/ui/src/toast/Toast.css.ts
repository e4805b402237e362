import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { FLOOR_SIZE } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** The brand's gesture. */
const arrive = keyframes({
  from: { opacity: 0, transform: `translate(${vars.gesture.x}, ${vars.gesture.y})` },
});

/** At the side of the page on a desktop, at its bottom on a phone; what is below stays clickable. */
export const region = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.toast,
  insetBlockEnd: `calc(${FLOOR_SIZE} + ${vars.space[4]})`,
  insetInline: vars.space[4],
  pointerEvents: 'none',
  '@media': {
    [`(width >= ${BREAKPOINTS.tablet}px)`]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space[6],
      insetBlockEnd: `calc(${FLOOR_SIZE} + ${vars.space[6]})`,
      inlineSize: 400,
    },
    print: { display: 'none' },
  },
});

export const list = componentStyle({ display: 'grid', gap: vars.space[3] });

export const toast = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  alignItems: 'start',
  padding: vars.space[4],
  overflow: 'hidden',
  pointerEvents: 'auto',
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderInlineStart: `4px solid var(--tone)`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
  animation: `${arrive} ${vars.motion.base} ${vars.motion.easeOut}`,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const info = componentStyle({ vars: { '--tone': vars.color.accent } });
export const success = componentStyle({ vars: { '--tone': vars.color.success } });
export const error = componentStyle({ vars: { '--tone': vars.color.danger } });

export const warning = componentStyle({ vars: { '--tone': vars.color.warning } });

export const sign = componentStyle({ color: 'var(--tone)', marginBlockStart: 2 });
export const picture = componentStyle({
  inlineSize: 72,
  blockSize: 72,
  objectFit: 'cover',
  borderRadius: vars.pictures.radius,
});

export const words = componentStyle({
  gridColumn: 2,
  display: 'grid',
  gap: vars.space[1],
  // Without an icon or picture it starts in their column.
  selectors: { '&:first-child': { gridColumn: '1 / 3' } },
});
export const text = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  // The whole notice is the target of its only link.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const close = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  cursor: 'pointer',
  borderRadius: vars.radius.full,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});

/** Remaining time, visual only. */
export const time = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: 3,
  background: 'var(--tone)',
  transformOrigin: '0 0',
  selectors: { '&:dir(rtl)': { transformOrigin: '100% 0' } },
  '@media': { '(prefers-reduced-motion: reduce)': { visibility: 'hidden' } },
});
