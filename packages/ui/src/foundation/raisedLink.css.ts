import { vars } from '@portal/tokens';
import { componentStyle } from './style';

/**
 * A link on a line of its own over a card that leads elsewhere. Lower than what is pressed must be, it takes presses as if it were 24 px high
 * (WCAG 2.5.8): written without the token, which small bundles would carry for this alone.
 */
export const raisedLink = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  '::after': { content: '', position: 'absolute', inset: 'min(0px, 50% - 12px) 0' },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});
