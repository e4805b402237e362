import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Grows with its text; with `field-sizing: content` browsers ignore `rows`, so the minimum height repeats
 * them.
 */
export const area = componentStyle({
  resize: 'vertical',
  fieldSizing: 'content',
  minBlockSize: `calc(var(--rows) * 1lh + 2 * ${vars.space[2]} + 2px)`,
  maxBlockSize: '60vh',
});
export const counter = componentStyle({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' });
export const over = componentStyle({
  color: vars.color.danger,
  fontWeight: vars.font.interface.bold,
  fontVariantNumeric: 'tabular-nums',
});
