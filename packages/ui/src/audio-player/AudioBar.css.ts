import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { CONSENT_SIZE } from '../foundation/rules';
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
  '@media': { print: { display: 'none' } },
});

/** Adds space below the page, so that its last lines can be read above the bar. */
globalStyle(`body:has(> ${bar})`, { '@layer': { [layers.components]: { paddingBlockEnd: '8rem' } } });
globalStyle(`:root:has(body > ${bar})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: '8rem' } },
});

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
    '(width >= 900px)': {
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
  gap: vars.space[1],
  containerType: 'inline-size',
  minBlockSize: 54,
});
export const close = componentStyle({ gridArea: 'close' });
