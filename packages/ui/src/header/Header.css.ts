import { vars } from '@portal/tokens';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

const TABLET = '(width >= 768px)';
/** Name of a token's custom property. */
const name = (token: string) => token.slice(4, -1);

/** Document of a subscriber: subscriptions are not offered to them. */
const SUBSCRIBED = ':root[data-subscriber]';

/** Browsers that cannot query a token align the masthead at the start. */
const CENTRED = 'style(--p-masthead-align: center)';

/**
 * Stays as the reader scrolls down; from tablets on the masthead scrolls away and only the bar of sections
 * stays.
 */
export const header = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockEnd: `${vars.masthead.ruleWidth} solid ${vars.color.rule}`,
  transition: `transform ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: {
    // The focused element is visible.
    '&:has([data-part=masthead] :focus-visible)': { insetBlockStart: 0 },
    '&[data-scroll=hidden]:not(:focus-within)': { transform: 'translateY(-101%)' },
  },
  '@media': {
    [TABLET]: { insetBlockStart: `calc(-1 * ${vars.masthead.height})` },
    [LOW]: { position: 'static' },
    print: { position: 'static' },
  },
});

const row = { gridArea: '1 / 1', alignItems: 'center' } as const;

export const masthead = componentStyle({
  ...row,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[6],
  minBlockSize: vars.masthead.height,
  background: vars.masthead.background,
  color: vars.masthead.ink,
  borderBlockEnd: `${vars.masthead.ruleWidth} solid ${vars.masthead.ruleColor}`,
  '@container': {
    [CENTRED]: {
      '@media': { [TABLET]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
    },
  },
});

export const mark = componentStyle({
  gridArea: '1 / 1 / 2 / -1',
  justifySelf: vars.masthead.align as 'start',
  // Space for the menu button and the account on phones.
  marginInline: vars.space[12],
  '@media': { [TABLET]: { gridColumnEnd: 2, marginInline: 0 } },
  '@container': { [CENTRED]: { '@media': { [TABLET]: { gridColumn: 2 } } } },
});

export const home = componentStyle({ display: 'flex', outlineColor: 'currentColor' });

/** Smaller on inner pages, in favour of the content. */
export const inside = componentStyle({
  vars: {
    [name(vars.masthead.height)]: `calc(${vars.masthead.compactHeight} + ${vars.space[2]})`,
    [name(vars.masthead.wordmarkSize)]: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)',
  },
});

/**
 * Scroll targets, of the keyboard or of an anchor, stop below the sticky part of the header, with room for
 * their outline: on phones the whole masthead, from tablets on the bar.
 */
const underneath = (height: string) => ({
  scrollPaddingBlockStart: `calc(${height} + 2 * ${vars.masthead.ruleWidth} + ${vars.space[3]})`,
});
const underBar = { '@media': { [TABLET]: underneath(vars.masthead.compactHeight) } };
globalStyle(`:root:has(${header})`, {
  '@layer': { [layers.components]: { ...underneath(vars.masthead.height), ...underBar } },
});
globalStyle(`:root:has(${inside})`, {
  '@layer': {
    [layers.components]: {
      ...underneath(`${vars.masthead.compactHeight} + ${vars.space[2]}`),
      ...underBar,
    },
  },
});

/** Facts next to the name on a front: date, place, weather, current broadcast. */
export const side = componentStyle({
  display: 'none',
  color: vars.masthead.inkQuiet,
  '@media': { [TABLET]: { display: 'flex' } },
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'center',
});

export const edition = componentStyle({
  gridArea: '1 / 3',
  flexDirection: 'column',
  alignItems: 'end',
  gap: 0,
  '@container': { [CENTRED]: { gridArea: '1 / 1', alignItems: 'start' } },
});

export const day = componentStyle({ '::first-letter': { textTransform: 'uppercase' } });

export const extra = componentStyle({
  gridArea: '1 / 2',
  justifySelf: 'end',
  textAlign: 'end',
  // Reserves space for what loads later: weather, current broadcast.
  minBlockSize: vars.target.min,
  '@container': {
    [CENTRED]: { gridArea: '1 / 3' },
    // Large letters leave no room for it next to the name.
    '(width < 36rem)': { display: 'none' },
  },
});

/** The current broadcast follows the name. */
export const onAir = componentStyle({
  justifySelf: 'start',
  '@container': { [CENTRED]: { justifySelf: 'end' } },
});

export const bar = componentStyle({
  ...row,
  display: 'flex',
  gap: vars.space[1],
  justifyContent: 'space-between',
  color: vars.masthead.ink,
  // On phones it overlays the masthead, whose wordmark must stay clickable.
  pointerEvents: 'none',
  '@media': {
    [TABLET]: {
      gridRow: 2,
      blockSize: vars.masthead.compactHeight,
      background: vars.nav.background,
      color: vars.nav.ink,
    },
    print: { display: 'none' },
  },
});

/** A full touch target in the bar. */
export const tool = componentStyle({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minInlineSize: vars.target.min,
  blockSize: vars.target.min,
  outlineColor: 'currentColor',
  pointerEvents: 'auto',
  cursor: 'pointer',
});

export const withScript = componentStyle({ '@media': { '(scripting: none)': { display: 'none' } } });
export const withoutScript = componentStyle({ '@media': { '(scripting: enabled)': { display: 'none' } } });

export const start = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  '@container': { [CENTRED]: { flex: '1 0 0', minInlineSize: 'max-content' } },
});

export const menu = componentStyle({ marginInlineStart: -11 });

const appear = keyframes({
  from: { opacity: 0, visibility: 'hidden' },
  to: { opacity: 1, visibility: 'visible' },
});

/**
 * The brand's sign replaces the wordmark that has scrolled away; its space is always reserved. In browsers
 * that cannot detect that, it is hidden.
 */
export const compact = componentStyle({
  display: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      '@media': { [TABLET]: { display: 'inline-flex' } },
      opacity: 0,
      visibility: 'hidden',
      animationName: appear,
      animationFillMode: 'both',
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(root)',
      animationRange: `calc(${vars.masthead.height} * 0.6) ${vars.masthead.height}`,
    },
  },
});

export const compactSign = componentStyle({ blockSize: 28, inlineSize: 28 });

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@container': { [CENTRED]: { flex: '1 0 0', minInlineSize: 'max-content', justifyContent: 'end' } },
});

export const search = componentStyle({ display: 'none', '@media': { [TABLET]: { display: 'inline-flex' } } });

/**
 * The link to subscriptions: in the bar's colours, inverted, so that it stands out on any. In a bar with room
 * for the sections only it is in the menu.
 */
export const offers = componentStyle({
  display: 'none',
  alignItems: 'center',
  marginInlineStart: vars.space[2],
  blockSize: vars.target.min,
  outlineColor: 'currentColor',
  pointerEvents: 'auto',
  '@media': { '(width >= 1100px)': { display: 'inline-flex' } },
  // Its space stays: the bar is the same for everyone.
  selectors: { [`${SUBSCRIBED} &`]: { visibility: 'hidden' } },
});
/** The same rule in the menu, which is closed when the subscription becomes known. */
export const menuOffers = componentStyle({ selectors: { [`${SUBSCRIBED} &`]: { display: 'none' } } });
export const offersFace = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 32,
  paddingInline: vars.space[3],
  whiteSpace: 'nowrap',
  borderRadius: vars.button.radius,
  border: '1px solid transparent',
  background: vars.nav.ink,
  color: vars.nav.background,
  '@media': {
    '(hover: hover)': { selectors: { [`${offers}:hover &`]: { textDecorationLine: 'underline' } } },
  },
});

/** The same width for readers who are logged in and those who are not. */
export const account = componentStyle({
  display: 'flex',
  justifyContent: 'end',
  inlineSize: vars.target.min,
  blockSize: vars.target.min,
  pointerEvents: 'auto',
  '@media': { '(width >= 1024px)': { inlineSize: '9.5rem' } },
});
