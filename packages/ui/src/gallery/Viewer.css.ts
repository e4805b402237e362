import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Windows in which the buttons fit next to the pictures. */
const WIDE = '(width >= 768px)';

/** A ring of one line in the text colour: next to it, the paper-coloured ring would be a second one. */
const ringOnBlack = {
  outlineColor: 'currentColor',
  ':focus-visible': { boxShadow: 'none' },
} as const;

/** The full window, dark on every site. */
export const viewer = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: '#000',
  color: vars.color.onPicture,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const whole = componentStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: '100%',
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingInline: vars.space[4],
});
export const place = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** The picture, with the buttons next to it, or below it on phones. */
export const stage = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  minBlockSize: 0,
});

/** Swiped from picture to picture by the browser's own scrolling. */
export const strip = componentStyle({
  gridColumn: '1 / -1',
  minBlockSize: 0,
  display: 'flex',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  ...ringOnBlack,
  outlineOffset: -4,
});

export const slide = componentStyle({
  flex: '0 0 100%',
  display: 'grid',
  // A picture is never larger than the space left for it.
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  minBlockSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  paddingInline: vars.space[4],
  '@media': { [LOW]: { paddingInline: vars.space[12] }, [WIDE]: { paddingInline: vars.space[20] } },
});

// The picture is sized by the slide: a wrapper would be as high as the picture itself.
globalStyle(`${slide} > picture`, { '@layer': { [layers.components]: { display: 'contents' } } });

export const photo = componentStyle({
  gridArea: '1 / 1',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
});
export const missing = componentStyle({ textAlign: 'center', maxInlineSize: '34em' });

const beside = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  zIndex: vars.layer.raised,
  blockSize: 64,
} as const;
const side = (edge: 'insetInlineStart' | 'insetInlineEnd', justifySelf: 'start' | 'end') =>
  componentStyle({
    justifySelf,
    marginInline: vars.space[4],
    '@media': {
      // A low window has no room below the picture.
      [LOW]: { ...beside, marginInline: 0, [edge]: 0 },
      [WIDE]: { ...beside, marginInline: 0, [edge]: vars.space[3] },
    },
  });
export const before = side('insetInlineStart', 'start');
export const after = side('insetInlineEnd', 'end');
export const turned = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const caption = componentStyle({
  minBlockSize: '4.5em',
  maxBlockSize: '30vh',
  overflow: 'auto',
  ...ringOnBlack,
  outlineOffset: -4,
  inlineSize: '100%',
  maxInlineSize: '70ch',
  marginInline: 'auto',
  padding: vars.space[4],
  textAlign: 'center',
});
export const credit = componentStyle({ display: 'block', opacity: 0.85 });

export const thumbnails = componentStyle({
  display: 'none',
  '@media': {
    '(height >= 560px) and (width >= 768px)': {
      display: 'flex',
      justifyContent: 'safe center',
      gap: vars.space[2],
      overflowX: 'auto',
      scrollbarWidth: 'thin',
      padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}`,
      // Focused elements scroll into view with their ring.
      scrollPaddingInline: vars.space[4],
    },
  },
});
export const thumbnail = componentStyle({
  display: 'block',
  // Many thumbnails scroll: if they shrank, they could not be distinguished.
  flex: 'none',
  inlineSize: 72,
  opacity: 0.6,
  outlineColor: 'currentColor',
  selectors: {
    '&:focus-visible:not([aria-current])': { boxShadow: 'none' },
    '&[aria-current]': { opacity: 1, boxShadow: '0 4px currentColor' },
    '&:focus-visible': { opacity: 1 },
  },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } } },
});
