import { vars } from '@portal/tokens';
import { componentStyle, componentVariants } from '../foundation/style';

export const words = componentStyle({ margin: 0 });
export const tone = componentVariants('', {
  normal: { color: vars.color.ink },
  quiet: { color: vars.color.inkQuiet },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
});
export const truncated = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
