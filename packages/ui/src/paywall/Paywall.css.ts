import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { DIALOG_EDGE, FLOOR_SIZE, FOOT_SIZE, LOW, PAYWALL_SIZE } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

const NARROW = '(width < 768px)';
/** Width with room for the text next to the buttons. */
const BESIDE = '(min-width: 720px)';
const UNDER = '(max-width: 719px)';
/** So few letters per line that buttons are as high as paragraphs: a small window with text at 200 %. */
const TINY = '(width < 15em)';
/** Width of the top rule, as on a gate. */
const RULE = '4px';
/**
 * Padding below scrolling content, equal to the background around sticky buttons: nothing shows through below
 * them.
 */
const GROUND = vars.space[2];

export const box = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  // Half of the window is left for the page, and the close button stays in view, however low the window is.
  maxBlockSize: `min(50dvh, calc(100dvh - ${FLOOR_SIZE} - ${vars.space[8]}))`,
  // Scrolling content has its padding here: with padding of its own, text would continue below sticky
  // buttons.
  paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom) - ${GROUND})`,
  background: vars.panel.background,
  color: vars.color.ink,
  borderBlockStart: `${RULE} solid ${vars.color.accent}`,
  boxShadow: `0 -4px 24px ${vars.color.shadow}`,
  transition: `opacity ${vars.motion.base} ${vars.motion.ease}`,
  // A gate with the same message is in view: hidden immediately, so that it covers nothing, but it keeps its
  // space, so that nothing shifts.
  selectors: { '&[data-away]': { visibility: 'hidden', opacity: 0, transition: 'none' } },
  '@media': {
    [LOW]: { position: 'static', maxBlockSize: 'none', selectors: { '&[data-away]': { display: 'none' } } },
    print: { display: 'none' },
    '(forced-colors: active)': { border: '2px solid' },
  },
});
/** In a narrow window the article's actions give way: both are at its bottom. */
globalStyle(`:root:has(${box}:not([data-away])) [data-part=aside-bar]`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: { visibility: 'hidden' } },
    },
  },
});
/** Keeps focused elements clear of it, and the end of the page readable above it. */
globalStyle(`:root:has(${box})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: `calc(${FOOT_SIZE} + ${vars.space[16]})` } },
});
// Padding of the body would break scroll anchoring when the rest of a text is inserted above. It has the
// footer’s background, which continues to the end next to a floating box.
globalStyle(`:root:has(${box}) [data-part=footer]`, {
  '@layer': { [layers.components]: { paddingBlockEnd: `calc(${vars.space[6]} + ${PAYWALL_SIZE})` } },
});
/** Between the page and the edge of the window. */
const EDGE = `max(${vars.layout.margin}, (100% - ${vars.layout.pageWidth}) / 2)`;
const foot: StyleRule = { insetInline: 0, insetBlockEnd: FLOOR_SIZE };
/** At the bottom of the window, full width, and no higher than necessary. */
export const bar = componentStyle(foot);
/** From one of the twelve columns of a page to the next. */
const STEP = `((100% - 2 * ${EDGE} + ${vars.layout.gutter}) / 12)`;
/** Windows in which an article has twelve columns; in em, as are its letters. */
const ROOMY = '(width >= 84em) and (height >= 640px)';
/** In the column of the text, so that the ad in the next one stays visible. */
export const float = componentStyle({
  ...foot,
  '@media': {
    [ROOMY]: {
      insetInlineStart: `calc(${EDGE} + (${vars.layout.axis} - 1) * ${STEP})`,
      insetInlineEnd: 'auto',
      inlineSize: `calc(${vars.layout.textColumns} * ${STEP} - ${vars.layout.gutter})`,
      insetBlockEnd: `calc(${FLOOR_SIZE} + ${vars.layout.margin})`,
      borderRadius: vars.panel.radius,
      paddingBlockEnd: vars.space[3],
    },
  },
});
/** Scrolling part below the close button, if the content is too high. */
export const scroll = componentStyle({
  containerType: 'inline-size',
  minBlockSize: 0,
  overflowY: 'auto',
  borderRadius: 'inherit',
  paddingBlock: vars.space[3],
  paddingBlockEnd: GROUND,
  paddingInline: EDGE,
  '@media': {
    [ROOMY]: {
      selectors: {
        [`${float} > &`]: { padding: `${vars.space[5]} ${vars.space[5]} ${GROUND}` },
      },
    },
  },
});
/** The dialog has the same rule as bar and box. */
export const modal = componentStyle({
  containerType: 'inline-size',
  selectors: { '&&': { borderBlockStartWidth: RULE } },
});
/**
 * With few letters per line it is one column; the first button sticks to its bottom while the rest scrolls.
 */
export const stack = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@container': { [TINY]: { gap: DIALOG_EDGE } },
});
/**
 * A column of text and a column of buttons. If stacked, it is one column; the buttons stick to its bottom
 * while the rest scrolls.
 */
export const line = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  '@container': {
    [BESIDE]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(45%, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space[6],
      paddingInlineEnd: vars.target.min,
    },
  },
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
});
/** Clear of the close button in the corner. */
export const clear = componentStyle({ paddingInlineEnd: vars.space[8] });
export const principal = componentStyle({ textWrap: 'balance' });
/** Stacked, as full-width touch targets. */
export const ways = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [TINY]: { display: 'contents' } },
});
/** Lines and buttons are aligned. */
export const waysInLine = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  justifyItems: 'start',
  '@container': { [UNDER]: { display: 'contents' } },
});
export const buttons = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [TINY]: { display: 'contents' } },
});
/** The background of the bar shows around sticky buttons. */
const STAYS: StyleRule = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: vars.panel.background,
  boxShadow: `0 0 0 ${GROUND} ${vars.panel.background}`,
};
/** Side by side if there is room. */
export const buttonsInLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@container': { [UNDER]: STAYS, [TINY]: { display: 'contents' } },
});
/** A button's text uses its full width if it is narrow. */
export const way = componentStyle({
  selectors: { '&&': { '@container': { [TINY]: { paddingInline: vars.space[2] } } } },
});
const firstStays = (ground: string): StyleRule => ({
  '@container': {
    [TINY]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      boxShadow: `0 0 0 ${ground} ${vars.panel.background}`,
    },
  },
});
/**
 * If two buttons left no room for a word, only the first one sticks, on a background that extends over the
 * surrounding padding.
 */
export const first = `${way} ${componentStyle({
  selectors: {
    [`${buttonsInLine} > &`]: firstStays(GROUND),
    [`${buttons} > &`]: firstStays(DIALOG_EDGE),
  },
})}`;
/**
 * Name of the site in the style of the masthead, small. Omitted in a narrow bar, as the masthead shows it.
 */
export const sign = componentStyle({
  '@media': { [NARROW]: { selectors: { [`${line} &`]: { display: 'none' } } } },
  fontFamily: vars.masthead.wordmarkFamily,
  fontSize: '1.375rem',
  fontWeight: vars.masthead.wordmarkWeight,
  fontStretch: vars.masthead.wordmarkStretch,
  fontStyle: vars.masthead.wordmarkStyle,
  letterSpacing: vars.masthead.wordmarkTracking,
  textTransform: vars.masthead.wordmarkTransform as 'none',
  lineHeight: 1.1,
});
export const logo = componentStyle({ blockSize: 32, inlineSize: 'auto' });
export const quiet = componentStyle({ color: vars.color.inkQuiet });
export const link = componentStyle({
  // Alone on its line, it is a full touch target.
  display: 'inline-block',
  paddingBlock: vars.space[1],
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
});
/** Link back from a version under test. */
export const back = `${link} ${componentStyle({ minBlockSize: vars.target.min })}`;
export const counter = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
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
  zIndex: 2,
  borderRadius: vars.radius.full,
  // Content that scrolls below it does not show through.
  background: vars.panel.background,
  outlineOffset: -6,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
/** Banner of a version under test. */
export const test = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[3]}`,
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  paddingBlock: vars.space[1],
  '@media': { '(forced-colors: active)': { borderBlockStart: '2px solid' } },
  background: vars.color.warning,
  color: vars.color.onWarning,
});
/** Across the bottom of the window, above the cookie notice and below all other fixed elements there. */
export const testAtFoot = componentStyle({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 'var(--consent-size, 0px)',
  zIndex: vars.layer.sticky,
  paddingInline: vars.layout.margin,
  '@media': { [LOW]: { position: 'static' }, print: { display: 'none' } },
});
export const testInDialog = componentStyle({
  marginBlockStart: vars.space[4],
  paddingInline: vars.space[3],
});
