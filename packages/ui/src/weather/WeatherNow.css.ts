import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** One line of the masthead. */
export const now = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  vars: { '--sky-ground': vars.masthead.background },
});
export const degrees = componentStyle({
  fontVariantNumeric: 'tabular-nums lining-nums',
  color: vars.masthead.ink,
});
