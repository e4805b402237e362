import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Grows with what is written; with sizes by content browsers pass over `rows`, so the least height says them again. */
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
