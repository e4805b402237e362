import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** The whole window, as dark as a projection room on every site. */
export const viewer = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: '#000',
  color: vars.color.onPicture,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const top = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  paddingInline: vars.space[4],
});
export const place = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const stage = componentStyle({ position: 'relative', display: 'grid', minBlockSize: 0 });

/** Fingers push it from picture to picture; the browser does the rest. */
export const strip = componentStyle({
  display: 'flex',
  overflow: 'auto hidden',
  scrollSnapType: 'x mandatory',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  outlineOffset: -4,
  outlineColor: 'currentColor',
});

export const slide = componentStyle({
  flex: '0 0 100%',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
  paddingInline: vars.space[4],
  '@media': { '(width >= 768px)': { paddingInline: vars.space[20] } },
});

export const photo = componentStyle({
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  inlineSize: 'auto',
  blockSize: 'auto',
  objectFit: 'contain',
});
export const missing = componentStyle({ textAlign: 'center', maxInlineSize: '34em' });

const side = {
  position: 'absolute',
  insetBlock: 0,
  marginBlock: 'auto',
  zIndex: vars.layer.raised,
  blockSize: 64,
  display: 'none',
  '@media': { '(width >= 768px)': { display: 'inline-grid' } },
} as const;
export const before = componentStyle({ ...side, insetInlineStart: vars.space[3] });
export const after = componentStyle({ ...side, insetInlineEnd: vars.space[3] });
export const turned = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const caption = componentStyle({
  minBlockSize: '4.5em',
  maxBlockSize: '30vh',
  overflow: 'auto',
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
    },
  },
});
export const thumbnail = componentStyle({
  display: 'block',
  inlineSize: 72,
  opacity: 0.6,
  outlineColor: 'currentColor',
  selectors: { '&[aria-current]': { opacity: 1, boxShadow: '0 4px currentColor' } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { opacity: 1 } } } },
});
