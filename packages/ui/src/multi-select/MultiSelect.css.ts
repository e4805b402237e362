import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const opener = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-invalid]': {
      borderColor: vars.color.danger,
      boxShadow: `inset 0 0 0 1px ${vars.color.danger}`,
    },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
export const chosen = componentStyle({
  // Keeps the visually hidden count inside: else it would widen the page.
  position: 'relative',
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const none = componentStyle({ color: vars.color.inkQuiet });
export const count = componentStyle({
  flex: 'none',
  minInlineSize: '1.75em',
  paddingInline: '0.5em',
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  color: vars.color.paper,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const arrow = componentStyle({ flex: 'none' });
export const options = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const clear = componentStyle({ marginBlockStart: vars.space[2], justifySelf: 'start' });
