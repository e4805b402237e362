import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { globalStyle } from '@vanilla-extract/css';
import { layers } from '../foundation/layers.css';
import { CONSENT_SIZE, FOOT_SIZE, LOW } from '../foundation/rules';
import { componentStyle } from '../foundation/style';

/** Over the bottom of the window: it shifts nothing in the page. */
export const notice = componentStyle({
  position: 'fixed',
  zIndex: vars.layer.dropdown,
  insetInline: 0,
  insetBlockEnd: 0,
  containerType: 'inline-size',
  maxBlockSize: '60dvh',
  overflowY: 'auto',
  background: vars.panel.background,
  color: vars.color.ink,
  borderBlockStart: `2px solid ${vars.color.ruleStrong}`,
  boxShadow: `0 -4px 24px ${vars.color.shadow}`,
  '@media': {
    [LOW]: {
      position: 'static',
      maxBlockSize: 'none',
      boxShadow: 'none',
      borderBlockEnd: `1px solid ${vars.color.rule}`,
    },
    print: { display: 'none' },
    '(forced-colors: active)': { borderBlockStart: '2px solid' },
  },
});

/** Keeps focused elements clear of the notice, and the end of the page readable above it. */
globalStyle(`:root:has(${notice})`, {
  '@layer': { [layers.components]: { scrollPaddingBlockEnd: `calc(${FOOT_SIZE} + ${vars.space[16]})` } },
});
/** Above the article's actions at the bottom of a small window, too little of the page would be left. */
globalStyle(`:root:has(${notice}) [data-part=aside-bar]`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`(width < ${BREAKPOINTS.desktop}px)`]: { visibility: 'hidden' } },
    },
  },
});
globalStyle(`:root:has(${notice}) body`, {
  '@layer': { [layers.components]: { paddingBlockEnd: CONSENT_SIZE } },
});

export const line = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  '@container': {
    '(min-width: 900px)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      gap: vars.space[8],
    },
  },
});
export const words = componentStyle({
  display: 'grid',
  gap: vars.space[2],
  maxInlineSize: '46rem',
  paddingBlock: vars.space[4],
});
export const text = componentStyle({ color: vars.color.inkQuiet });

/**
 * The buttons stay at the bottom if the text does not fit: the text scrolls, and both yes and no stay in
 * view.
 */
export const foot = componentStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  paddingBlockEnd: `max(${vars.space[4]}, env(safe-area-inset-bottom))`,
  background: vars.panel.background,
  '@container': { '(min-width: 900px)': { position: 'static', paddingBlockStart: vars.space[4] } },
  '@media': { [LOW]: { position: 'static' } },
});

/**
 * Yes and no side by side and of the same size, whatever their text: neither is easier to press. If letters
 * are large, they are stacked.
 */
export const ways = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: vars.space[3],
  '@container': {
    '(min-width: 600px)': { gridTemplateColumns: 'repeat(2, minmax(8rem, 1fr)) auto', justifySelf: 'start' },
  },
});
export const choose = componentStyle({
  gridColumn: '1 / -1',
  '@container': { '(min-width: 600px)': { gridColumn: 'auto' } },
});
