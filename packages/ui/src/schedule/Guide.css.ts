import { vars } from '@portal/tokens';
import { globalStyle, keyframes, type StyleRule } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { focusRing, noRing } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Below this, a day is a list for each station, with what is on first. */
const LIST = '(width < 760px)';
const GRID = '(width >= 760px)';
/** Width of an hour, and of the names of the stations. */
const HOUR = '14rem';
const NAMES = '7.5rem';

export const guide = componentStyle({ containerType: 'inline-size' });

/** Scrolls sideways, and opens at the current hour in browsers that can do so without a script. */
export const scroller = componentStyle({
  '@container': {
    [GRID]: {
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollPaddingInlineStart: `calc(${NAMES} + ${vars.layout.margin} + 1rem)`,
      paddingBlockEnd: vars.space[4],
      marginInline: `calc(${vars.layout.margin} * -1)`,
      paddingInline: vars.layout.margin,
    },
  },
  '@media': { print: { overflow: 'visible' } },
});

/** Other browsers snap to it at first, and scroll freely from then on. */
const snapping = keyframes({
  from: { scrollSnapType: 'x mandatory' },
  to: { scrollSnapType: 'x mandatory' },
});
globalStyle(scroller, {
  '@layer': {
    [layers.components]: {
      '@supports': {
        'not (scroll-initial-target: nearest)': { animation: `${snapping} 1ms` },
      },
    },
  },
});

export const day = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space[10],
  '@container': {
    [GRID]: {
      gap: vars.space[2],
      inlineSize: `calc(${NAMES} + var(--length) / 60 * ${HOUR})`,
    },
  },
});

/** Position of a moment in the grid, from the beginning of the day. */
const at = (minutes: string) => `calc(${NAMES} + ${minutes} / 60 * ${HOUR})`;

/** Row of the hours, with the link to now over the names. */
export const top = componentStyle({
  display: 'none',
  '@container': { [GRID]: { display: 'grid', gridTemplateColumns: `${NAMES} minmax(0, 1fr)` } },
});
export const hours = componentStyle({ position: 'relative', blockSize: '2.75rem' });
export const hour = componentStyle({
  position: 'absolute',
  insetInlineStart: `calc(var(--from) / 60 * ${HOUR})`,
  paddingInlineStart: vars.space[2],
  color: vars.color.inkQuiet,
  borderInlineStart: `1px solid ${vars.color.rule}`,
  lineHeight: '2.75rem',
  fontVariantNumeric: 'tabular-nums',
});

export const station = componentStyle({
  '@container': {
    [GRID]: { display: 'grid', gridTemplateColumns: `${NAMES} minmax(0, 1fr)`, alignItems: 'stretch' },
  },
});

export const name = componentStyle({
  paddingBlockEnd: vars.space[3],
  '@container': {
    [GRID]: {
      position: 'sticky',
      insetInlineStart: `calc(${vars.layout.margin} * -1)`,
      zIndex: 3,
      display: 'grid',
      alignContent: 'center',
      paddingBlock: 0,
      paddingInlineEnd: vars.space[3],
      marginInlineStart: `calc(${vars.layout.margin} * -1)`,
      paddingInlineStart: vars.layout.margin,
      background: vars.color.paper,
    },
  },
});

export const track = componentStyle({
  display: 'grid',
  '@container': { [GRID]: { position: 'relative', blockSize: '9rem' } },
});

export const tile = componentStyle({
  position: 'relative',
  borderBlockStart: `1px solid ${vars.color.rule}`,
  '@container': {
    [GRID]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(var(--from) / 60 * ${HOUR})`,
      inlineSize: `calc(var(--minutes) / 60 * ${HOUR} - 3px)`,
      overflow: 'clip',
      border: 0,
      borderRadius: vars.pictures.tileRadius,
      background: vars.color.band,
    },
  },
});

/** The ring of a tile, as its link reaches beyond what is seen of it. */
globalStyle(`${tile}:has(a:focus-visible)`, {
  '@layer': { [layers.components]: { '@container': { [GRID]: focusRing(-4) } } },
});

export const on = componentStyle({
  borderBlockStart: `${vars.rule.heavy} solid ${vars.color.accent}`,
  background: vars.color.band,
  paddingInline: vars.space[4],
  marginInline: `calc(${vars.space[4]} * -1)`,
  '@container': {
    [GRID]: {
      paddingInline: 0,
      marginInline: 0,
      borderBlockStart: 0,
      // Its lower edge is filled up to now: the line of now is behind the tiles and crosses no words.
      background: `linear-gradient(90deg, ${vars.color.accent} calc(var(--gone, 0) * 100%), transparent 0) bottom / 100% 6px no-repeat, ${vars.color.band}`,
      boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
    },
  },
  '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
});

/** Past broadcasts are quiet, and on a phone behind “Earlier”. */
export const over = componentStyle({
  color: vars.color.inkQuiet,
  '@container': { [GRID]: { background: 'transparent', boxShadow: `inset 0 0 0 1px ${vars.color.rule}` } },
});

export const earlier = componentStyle({ '@container': { [GRID]: { display: 'none' } } });
export const summary = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  cursor: 'pointer',
  color: vars.color.inkQuiet,
});
globalStyle(`${earlier}:not([open]) ~ ol > ${over}`, {
  '@layer': { [layers.components]: { '@container': { [LIST]: { display: 'none' } } } },
});

/** Hours without broadcasts. */
export const gap = componentStyle({
  color: vars.color.inkQuiet,
  '@container': {
    [GRID]: {
      background: `repeating-linear-gradient(135deg, transparent 0 9px, ${vars.color.rule} 9px 10px)`,
      boxShadow: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { border: '1px dashed' } },
});

/** Words of a tile stay in view while a long one is scrolled past. */
export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  alignItems: 'start',
  alignContent: 'start',
  paddingBlock: vars.space[4],
  '@container': {
    [GRID]: {
      position: 'sticky',
      insetInlineStart: `calc(${NAMES} + ${vars.layout.margin})`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      inlineSize: 'fit-content',
      maxInlineSize: 'min(100%, 15rem)',
      gap: vars.space[1],
      padding: `${vars.space[3]} ${vars.space[3]}`,
      // The browser scrolls to where a focused link is: at the start of its tile, clear of the names.
      selectors: { '&:focus-within': { position: 'static' } },
    },
  },
});
export const texts = componentStyle({ display: 'grid', justifyItems: 'start', gap: vars.space[1] });
export const time = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkQuiet,
  whiteSpace: 'nowrap',
});
export const sign = componentStyle({ color: vars.color.nowInk });

/** Two lines in a tile; a list has room for all of it. */
export const title = componentStyle({
  '@container': {
    [GRID]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      fontSize: '1.0625rem',
      overflowWrap: 'normal',
      hyphens: 'manual',
      textOverflow: 'ellipsis',
    },
  },
});
export const resume = componentStyle({
  color: vars.color.inkQuiet,
  maxInlineSize: '60ch',
  '@container': {
    [GRID]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
});

export const link = componentStyle({
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': noRing,
  selectors: { '&:focus-visible::after': { ...focusRing(-4), borderRadius: vars.pictures.tileRadius } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: vars.headlineForm.hoverInk } } } },
});
/** As high as its two lines, so that nothing of a narrow tile's link lies under the next row. */
globalStyle(`${title} > ${link}`, {
  '@layer': {
    [layers.components]: {
      '@container': {
        [GRID]: { display: 'block', maxBlockSize: '2lh', overflow: 'hidden', textOverflow: 'ellipsis' },
      },
    },
  },
});
globalStyle(`${words} ${link}::after`, {
  '@layer': {
    [layers.components]: {
      '@container': { [GRID]: { inset: '0 -60rem -9rem 0', outline: 'none', boxShadow: 'none' } },
    },
  },
});

/**
 * A tile without room for more than a name: whole words on two lines. Its hour is read out, and stands over it in
 * the row of the hours; a list has room for everything.
 */
export const short = componentStyle({});
const inShort = (selector: string, rule: StyleRule) =>
  globalStyle(`${short} ${selector}`, {
    '@layer': { [layers.components]: { '@container': { [GRID]: rule } } },
  });
inShort(`> ${words}`, { padding: `${vars.space[3]} ${vars.space[1]}`, maxInlineSize: '100%' });
globalStyle(`${gap}${short} > ${words}`, {
  '@layer': { [layers.components]: { '@container': { [GRID]: { display: 'none' } } } },
});
inShort(`> ${words} > time`, { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' });
inShort(`${texts} > :not(${title})`, { display: 'none' });
inShort(title, { fontSize: '0.8125rem', lineHeight: 1.25 });

/** A late font would have its last letters clipped: see `fit-type.ts` of the portal. */
globalStyle(`${title} > a`, { '@layer': { [layers.components]: { marginInlineEnd: '0 !important' } } });

/** Above the link of the whole tile. */
export const replay = componentStyle({
  position: 'relative',
  zIndex: vars.layer.raised,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.target.min,
  color: vars.color.accent,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  '@container': { [GRID]: { minBlockSize: 24 } },
});

export const nowLine = componentStyle({
  display: 'none',
  '@container': {
    [GRID]: {
      display: 'block',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: at('var(--from)'),
      inlineSize: 2,
      background: vars.color.accent,
      pointerEvents: 'none',
    },
  },
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});
export const nowLabel = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  paddingInline: vars.space[2],
  paddingBlock: '0.1rem',
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: `0 ${vars.radius.small} ${vars.radius.small} 0`,
  whiteSpace: 'nowrap',
});

/** Half an hour before now: what the grid opens at. */
export const opening = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: at('var(--from)'),
  inlineSize: 1,
  blockSize: 1,
  scrollInitialTarget: 'nearest',
  scrollSnapAlign: 'start',
  scrollMarginInlineStart: '6rem',
});

export const toNow = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
});
