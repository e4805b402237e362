import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** Above the card, whose link receives all other presses. */
export const place = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'inline-block',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  '@media': { print: { display: 'none' } },
});

/** In the corner of a card, over its picture. */
export const corner = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
});

/** A disc in the paper colour, so that the bookmark is visible on any picture. */
export const disc = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: `1px solid ${vars.color.rule}`,
  borderRadius: vars.radius.full,
  background: vars.color.paper,
  color: vars.color.ink,
  cursor: 'pointer',
  // Inside, on the disc: the picture around it may have any colour.
  ':focus-visible': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: -5 },
  selectors: { '&[aria-disabled=true]': { cursor: 'default' } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not([aria-disabled=true])': { background: vars.color.band } },
    },
    '(forced-colors: active)': { borderColor: 'ButtonText' },
  },
});

/** Below the disc, towards the centre of the card. */
export const failure = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  inlineSize: 'max-content',
  maxInlineSize: 'min(200px, 60vw)',
  padding: vars.space[2],
  border: `1px solid ${vars.color.danger}`,
  background: vars.color.paper,
  color: vars.color.danger,
  textAlign: 'start',
});
