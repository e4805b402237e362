import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/**
 * Only rendered by hydrated islands (`style-sheets.mjs` of the portal): a server does not know what a device
 * stores.
 */
export const part = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  inlineSize: '100%',
  maxInlineSize: '32rem',
});
/** Right below its text. */
export const toggle = componentStyle({ justifySelf: 'start' });
export const text = componentStyle({ margin: 0, color: vars.color.inkQuiet, textWrap: 'pretty' });
