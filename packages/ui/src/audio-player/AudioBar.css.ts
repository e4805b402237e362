import { vars } from '@portal/tokens';
import { type GlobalStyleRule, globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { CONSENT_SIZE, FLOOR_SIZE, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Sticks to the bottom of the window as long as it has a track. */
export const bar = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: CONSENT_SIZE,
  zIndex: vars.layer.sticky,
  containerType: 'inline-size',
  background: vars.color.raised,
  color: vars.color.ink,
  borderBlockStart: `${vars.masthead.ruleWidth} solid ${vars.color.ruleStrong}`,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  vars: { '--track-fill': vars.color.accent },
  minBlockSize: 'var(--audio-size)',
  '@media': { [LOW]: { position: 'static' }, print: { display: 'none' } },
});

/** Two lines of controls and one of words on a phone, one line in a wide window. */
const WIDE = '(width >= 900px)';
const room = (style: GlobalStyleRule): GlobalStyleRule => ({ '@layer': { [layers.components]: style } });

/** Other fixed parts stand above the bar, and the page's last lines and its focus too. */
globalStyle(
  `:root:has(body > ${bar})`,
  room({
    vars: { '--audio-size': '9rem' },
    scrollPaddingBlockEnd: '10rem',
    '@media': {
      [WIDE]: { vars: { '--audio-size': '4.5rem' }, scrollPaddingBlockEnd: '6rem' },
      [LOW]: { vars: { '--audio-size': '0px' }, scrollPaddingBlockEnd: 0 },
    },
  }),
);
globalStyle(`body:has(> ${bar})`, room({ paddingBlockEnd: FLOOR_SIZE }));

export const inside = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"cover words close" "controls controls controls"',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  maxInlineSize: vars.layout.pageWidth,
  marginInline: 'auto',
  paddingInline: vars.layout.margin,
  paddingBlock: vars.space[2],
  '@container': {
    [WIDE]: {
      gridTemplateColumns: 'auto minmax(0, 2fr) minmax(0, 3fr) auto',
      gridTemplateAreas: '"cover words controls close"',
    },
  },
});

export const cover = componentStyle({
  gridArea: 'cover',
  inlineSize: 48,
  overflow: 'hidden',
  borderRadius: `min(${vars.pictures.tileRadius}, 8px)`,
});
export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
});
/** Says where a recording continues. */
export const resume = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  color: vars.color.onAccent,
  cursor: 'pointer',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});
export const seek = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  flex: '1 1 12rem',
  marginInlineStart: vars.space[2],
  // Below the buttons if there is no room next to them.
  '@container': { '(width < 460px)': { order: 1, flexBasis: '100%' } },
});
export const words = componentStyle({ gridArea: 'words' });
export const kicker = componentStyle({ color: vars.color.inkQuiet });
export const title = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  hyphens: 'manual',
  '@media': { '(hover: hover)': { selectors: { 'a&:hover': { textDecorationLine: 'underline' } } } },
});
export const line = componentStyle({ display: 'block' });
export const controls = componentStyle({
  gridArea: 'controls',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[1]}`,
  containerType: 'inline-size',
  minBlockSize: 54,
});
export const close = componentStyle({ gridArea: 'close' });
