import { vars } from '@portal/tokens';
import { noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Height of its sticky head, px. */
const TOP = 64;

/**
 * The whole menu, at the start side, as high as the window. The browser opens it, and closes it on Escape.
 */
export const drawer = componentStyle({
  position: 'fixed',
  inset: 0,
  insetInlineEnd: 'auto',
  margin: 0,
  inlineSize: 'min(100vw, 25rem)',
  blockSize: '100dvh',
  maxBlockSize: 'none',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Focused elements scroll clear of the sticky head.
  scrollPaddingBlock: `calc(${TOP}px + ${vars.space[2]}) ${vars.space[2]}`,
  border: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  opacity: 0,
  transform: 'translateX(-16px)',
  // Includes `display` and `overlay`: it stays visible until its exit has ended.
  transition: `all ${vars.motion.base} ${vars.motion.easeOut} allow-discrete`,
  selectors: {
    '&:is(:popover-open, :modal)': {
      opacity: 1,
      transform: 'none',
      '@starting-style': { opacity: 0, transform: 'translateX(-16px)' },
    },
    '&:dir(rtl):not(:popover-open, :modal)': { transform: 'translateX(16px)' },
    '&::backdrop': { background: vars.color.scrim },
  },
  '@media': { print: { display: 'none' } },
});

export const top = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: TOP,
  paddingInline: `${vars.space[5]} ${vars.space[2]}`,
  background: vars.masthead.background,
  color: vars.masthead.ink,
  zIndex: 1,
});

export const body = componentStyle({
  display: 'grid',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[12]}`,
});

export const form = componentStyle({
  display: 'flex',
  border: `${vars.field.edgeWidth} solid ${vars.color.fieldEdge}`,
  borderRadius: vars.field.radius,
  background: vars.field.background,
  color: vars.field.ink,
  selectors: { '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 1 } },
});

/** Says, after a submit, that a text is too short; works without JavaScript. */
export const short = componentStyle({
  display: 'none',
  color: vars.color.danger,
  selectors: { ':has(:user-invalid) > &': { display: 'block' } },
});

export const input = componentStyle({
  flex: 1,
  minBlockSize: vars.field.height,
  paddingInline: vars.space[4],
  border: 0,
  background: 'none',
  selectors: { '&:focus-visible': noRing },
  fontFamily: vars.font.interface.family,
  fontSize: '1rem',
  '::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
});

export const list = componentStyle({ display: 'grid' });

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 48,
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  selectors: { '&[aria-current]': { color: vars.color.accent } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.color.accent } } } },
});

export const subentry = componentStyle({ paddingInlineStart: vars.space[4] });
