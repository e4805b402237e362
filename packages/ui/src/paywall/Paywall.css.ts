import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { CONSENT_SIZE, FOOT_SIZE, PAYWALL_SIZE } from '../foundation/consentSize';
import { layers } from '../foundation/layers.css';
import { LOW } from '../foundation/lowWindow';
import { componentStyle } from '../foundation/style';

export const box = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  containerType: 'inline-size',
  // Its cross stays in the window, however little of it there is.
  maxBlockSize: `min(80dvh, calc(100dvh - ${CONSENT_SIZE} - ${vars.space[8]}))`,
  overflowY: 'auto',
  background: vars.panel.background,
  color: vars.color.ink,
  borderBlockStart: `4px solid ${vars.color.accent}`,
  boxShadow: `0 -4px 24px ${vars.color.shadow}`,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  // What says the same is in view: it goes at once, so that it lies over nothing, and keeps its room, so that nothing moves.
  selectors: { '&[data-away]': { visibility: 'hidden', opacity: 0, transition: 'none' } },
  '@media': {
    [LOW]: { position: 'static', maxBlockSize: 'none', selectors: { '&[data-away]': { display: 'none' } } },
    print: { display: 'none' },
    '(forced-colors: active)': { border: '2px solid' },
  },
});
/** The article's actions at the foot of a narrow window give way: both have their place there. */
globalStyle(`:root:has(${box}:not([data-away])) [data-part=aside-bar]`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: { visibility: 'hidden' } },
    },
  },
});
/** What the keyboard comes to is not left under it, and the end of the page can be read over it. */
globalStyle(`:root:has(${box})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: `calc(${FOOT_SIZE} + ${vars.space[16]})` } },
});
// Room of the body's own would keep browsers from holding what is read in its place as the rest of a text comes above it.
globalStyle(`:root:has(${box}) [data-part=footer]`, {
  '@layer': { [layers.components]: { marginBlockEnd: PAYWALL_SIZE } },
});
export const bottom = componentStyle({ insetInline: 0, insetBlockEnd: CONSENT_SIZE, padding: vars.space[5] });
export const float = componentStyle({
  insetInlineEnd: vars.space[4],
  insetBlockEnd: `calc(${CONSENT_SIZE} + ${vars.space[4]})`,
  inlineSize: 'min(calc(100vw - 32px), 360px)',
  padding: vars.space[6],
  borderRadius: vars.panel.radius,
});
export const stack = componentStyle({ display: 'grid', gap: vars.space[4] });
export const line = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  maxInlineSize: vars.layout.pageWidth,
  marginInline: 'auto',
  '@container': {
    '(min-width: 768px)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingInlineEnd: vars.target.min,
    },
  },
});
export const words = componentStyle({ display: 'grid', gap: vars.space[2], overflowWrap: 'anywhere' });
/** Clear of the cross in the corner. */
export const clear = componentStyle({ paddingInlineEnd: vars.space[8] });
export const principal = componentStyle({ textWrap: 'balance' });
/** One under another, as wide as they can be pressed with a thumb; side by side where there is room. */
export const ways = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  '@container': {
    '(min-width: 480px)': { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
  },
});
/** Name of the site, as the masthead sets it, small. */
export const sign = componentStyle({
  fontFamily: vars.masthead.wordmarkFamily,
  fontSize: '1.375rem',
  fontWeight: vars.masthead.wordmarkWeight,
  fontStretch: vars.masthead.wordmarkStretch,
  fontStyle: vars.masthead.wordmarkStyle,
  letterSpacing: vars.masthead.wordmarkTracking,
  textTransform: vars.masthead.wordmarkTransform as 'none',
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
export const logo = componentStyle({ blockSize: 32, inlineSize: 'auto' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
});
export const counter = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
});
export const dots = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const dot = componentStyle({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  border: `2px solid ${vars.color.accent}`,
});
export const dotFull = componentStyle({
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  background: vars.color.accent,
  border: `2px solid ${vars.color.accent}`,
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  borderRadius: vars.radius.full,
  // The box cuts off what stands out of its corner.
  outlineOffset: -6,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
export const test = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'center',
  padding: vars.space[3],
  background: vars.color.warning,
  color: vars.color.onWarning,
});
