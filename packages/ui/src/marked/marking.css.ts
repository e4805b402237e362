import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** A found word: legible in every scheme, and in forced colours by the system's own mark. */
export const found = componentStyle({
  background: vars.color.accentQuiet,
  color: 'inherit',
  boxShadow: `inset 0 -0.12em 0 ${vars.color.accent}`,
  '@media': { '(forced-colors: active)': { background: 'Mark', color: 'MarkText' } },
});
