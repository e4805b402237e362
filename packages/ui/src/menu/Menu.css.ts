import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** The brand's gesture. */
const arrive = keyframes({
  from: { opacity: 0, transform: `translate(${vars.gesture.x}, ${vars.gesture.y})` },
});

export const panel = componentStyle({
  animation: `${arrive} ${vars.motion.fast} ${vars.motion.easeOut}`,
  minInlineSize: '14rem',
  maxInlineSize: 'min(22rem, var(--radix-dropdown-menu-content-available-width))',
  maxBlockSize: 'min(26rem, var(--radix-dropdown-menu-content-available-height))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space[2],
  zIndex: vars.layer.dropdown,
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
  // The focus ring is shown on the active entry.
  ':focus-visible': { outline: 'none' },
});

export const label = componentStyle({
  padding: vars.space[3],
  color: vars.color.inkQuiet,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  borderRadius: `max(0px, ${vars.panel.radius} - ${vars.space[2]})`,
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': noRing,
    '&[data-highlighted]': {
      background: vars.color.band,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: -2,
    },
    '&[data-disabled]': { color: vars.color.inkQuiet, cursor: 'default', opacity: 0.6 },
  },
});

export const danger = componentStyle({ color: vars.color.danger });

/** Space for the check mark, so that checked and unchecked entries align. */
export const mark = componentStyle({ flex: 'none', inlineSize: '1.25em', display: 'inline-flex' });

export const line = componentStyle({ blockSize: 1, marginBlock: vars.space[1], background: vars.color.rule });
