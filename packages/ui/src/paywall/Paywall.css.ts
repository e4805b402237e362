import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { CONSENT_SIZE, FOOT_SIZE, PAYWALL_SIZE } from '../foundation/consentSize';
import { DIALOG_EDGE } from '../foundation/dialogEdge';
import { layers } from '../foundation/layers.css';
import { LOW } from '../foundation/lowWindow';
import { componentStyle } from '../foundation/style';

const NARROW = '(width < 768px)';
/** Room for the words beside the buttons. */
const BESIDE = '(min-width: 720px)';
const UNDER = '(max-width: 719px)';
/** So few letters in a line that buttons are as high as paragraphs: a small window, and text at twice its size. */
const TINY = '(width < 15em)';
/** Width of the rule on top, as over a gate. */
const RULE = '4px';
/** Room under what scrolls that is as much as the ground around buttons that stay: under these nothing shows through. */
const GROUND = vars.space[2];

export const box = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexDirection: 'column',
  // Half of the window is for the page, and its cross stays in sight, however little of it there is.
  maxBlockSize: `min(50dvh, calc(100dvh - ${CONSENT_SIZE} - ${vars.space[8]}))`,
  // What scrolls ends over it: in room of its own, text would go on under buttons that stay.
  paddingBlockEnd: `max(${vars.space[1]}, env(safe-area-inset-bottom) - ${GROUND})`,
  background: vars.panel.background,
  color: vars.color.ink,
  borderBlockStart: `${RULE} solid ${vars.color.accent}`,
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
// It is of the footer’s ground, which goes on to the end beside a box that floats.
globalStyle(`:root:has(${box}) [data-part=footer]`, {
  '@layer': { [layers.components]: { paddingBlockEnd: `calc(${vars.space[6]} + ${PAYWALL_SIZE})` } },
});
/** Between the page and the edge of the window. */
const EDGE = `max(${vars.layout.margin}, (100% - ${vars.layout.pageWidth}) / 2)`;
const foot: StyleRule = { insetInline: 0, insetBlockEnd: CONSENT_SIZE };
/** At the foot of the window, from edge to edge, and no higher than it must be. */
export const bar = componentStyle(foot);
/**
 * Windows with room for a box between the text and the column beside it, whose ad stays in sight; in sizes of the reader's own letters, as
 * the text is as wide as they are large.
 */
const ROOMY = '(width >= 84em) and (height >= 640px)';
export const float = componentStyle({
  ...foot,
  '@media': {
    [ROOMY]: {
      // The measure counts in letters of the text.
      fontSize: vars.text.body.size,
      insetInline: `calc(${EDGE} + ${vars.layout.measure} + ${vars.space[6]}) calc(${EDGE} + ${vars.layout.sidebar} + ${vars.board.columnGap})`,
      insetBlockEnd: `calc(${CONSENT_SIZE} + ${vars.layout.margin})`,
      maxInlineSize: 360,
      // Beside the text it covers nothing that is read.
      maxBlockSize: `min(80dvh, calc(100dvh - ${CONSENT_SIZE} - ${vars.space[8]}))`,
      borderRadius: vars.panel.radius,
      paddingBlockEnd: vars.space[3],
    },
  },
});
/** What goes up and down in it, under the cross, where there is more than it may be high. */
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
/** The dialog has the rule that bar and box have. */
export const modal = componentStyle({
  containerType: 'inline-size',
  selectors: { '&&': { borderBlockStartWidth: RULE } },
});
/** With few letters in a line it is one column, at whose foot the first button stays while the rest scrolls. */
export const stack = componentStyle({
  display: 'grid',
  gap: vars.space[4],
  '@container': { [TINY]: { gap: DIALOG_EDGE } },
});
/** A column of words and a column of ways. One under the other, it is one column, at whose foot the buttons stay while the rest scrolls. */
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
  // A box beside the text has room: what belongs together is nearer than what does not.
  '@media': { [ROOMY]: { selectors: { [`${float} &`]: { gap: vars.space[5] } } } },
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  '@media': { [ROOMY]: { selectors: { [`${float} &`]: { gap: vars.space[3] } } } },
});
/** Clear of the cross in the corner. */
export const clear = componentStyle({ paddingInlineEnd: vars.space[8] });
export const principal = componentStyle({ textWrap: 'balance' });
/** One under another, as wide as they can be pressed with a thumb. */
export const ways = componentStyle({
  display: 'grid',
  gap: vars.space[3],
  '@container': { [TINY]: { display: 'contents' } },
});
/** Lines and buttons begin at one edge. */
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
/** What shows through around buttons that stay is the ground of the bar. */
const STAYS: StyleRule = {
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  background: vars.panel.background,
  boxShadow: `0 0 0 ${GROUND} ${vars.panel.background}`,
};
/** Side by side as far as there is room. */
export const buttonsInLine = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  '@container': { [UNDER]: STAYS, [TINY]: { display: 'contents' } },
  '@media': { [ROOMY]: { selectors: { [`${float} &`]: { display: 'grid', justifySelf: 'stretch' } } } },
});
/** Words of a button have its whole width where they have little. */
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
/** Where two would leave no room for a word, the first alone stays: over a ground as wide as the room around it. */
export const first = `${way} ${componentStyle({
  selectors: {
    [`${buttonsInLine} > &`]: firstStays(GROUND),
    [`${buttons} > &`]: firstStays(DIALOG_EDGE),
  },
})}`;
/** Name of the site, as the masthead sets it, small. A narrow bar leaves it to the masthead. */
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
  // Alone in its line, it is as high as what is pressed must be.
  display: 'inline-block',
  paddingBlock: vars.space[1],
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  color: 'inherit',
});
/** Way back from a version that is tried. */
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
  // What goes up under it is not read through it.
  background: vars.panel.background,
  outlineOffset: -6,
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
/** What says that a version is tried. */
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
/** Across the foot of the window, over the notice about cookies and under everything else that stays there. */
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
