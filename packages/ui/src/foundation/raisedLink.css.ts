import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { componentStyle } from './style';
import { COARSE } from './touch';

/**
 * A link on its own line above a card with another link. Its line is lower than the minimum target size, so
 * it receives presses as if it were 24 px high (WCAG 2.5.8): the token is not used, since small bundles would
 * include it for this alone.
 */
export const raisedLink = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  '::after': { content: '', position: 'absolute', inset: 'min(0px, 50% - 12px) 0' },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { textDecorationLine: 'underline' } } } },
});

/**
 * A finger on a card reaches its story: there is no room for a second target of 44 px. Kicker and authors are
 * links in the story itself.
 */
globalStyle(`[data-part=card] ${raisedLink}`, {
  '@layer': { [layers.components]: { '@media': { [COARSE]: { pointerEvents: 'none' } } } },
});
