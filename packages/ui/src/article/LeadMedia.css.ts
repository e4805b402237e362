import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Caption of the picture that is a recording's cover. */
export const note = componentStyle({ marginBlockStart: vars.space[2], color: vars.color.inkQuiet });
