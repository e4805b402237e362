import { vars } from '@portal/tokens';
import { keyframes } from '@vanilla-extract/css';
import { edgeFade } from '../foundation/edgeFade.css';
import { componentStyle } from '../foundation/style';

const CENTRED = 'style(--p-masthead-align: center)';

/** Width of the brand's compact sign, which appears once the masthead has scrolled away. */
const SIGN = 48;
const makeRoom = keyframes({ from: { transform: 'translateX(var(--closed))' }, to: { transform: 'none' } });

/**
 * Width of the row's fade, also of the one below the name: the current section keeps this distance from the
 * edges.
 */
const FADED = 48;

export const nav = componentStyle({
  display: 'none',
  flex: 1,
  alignSelf: 'stretch',
  alignItems: 'center',
  pointerEvents: 'auto',
  '@media': { '(width >= 768px)': { display: 'flex' } },
  '@container': { [CENTRED]: { flex: '0 1 auto' } },
});

/** A start-aligned bar closes the gap while there is no sign. */
export const closing = componentStyle({
  vars: { '--closed': `${-SIGN}px` },
  selectors: { '&:dir(rtl)': { vars: { '--closed': `${SIGN}px` } } },
  '@supports': {
    '(animation-timeline: scroll())': {
      transform: 'translateX(var(--closed))',
      animationName: makeRoom,
      animationFillMode: 'both',
      animationTimingFunction: 'linear',
      animationTimeline: 'scroll(root)',
      animationRange: `calc(${vars.masthead.height} * 0.6) ${vars.masthead.height}`,
      '@container': { [CENTRED]: { transform: 'none', animationName: 'none' } },
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flex: 1,
  alignSelf: 'stretch',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollPaddingInline: FADED,
  ...edgeFade,
  justifyContent: `safe ${vars.masthead.align}`,
  fontFamily: vars.font.interface.family,
  fontSize: vars.nav.size,
  fontWeight: vars.nav.weight,
  fontStretch: vars.nav.stretch,
  letterSpacing: vars.nav.tracking,
  textTransform: vars.nav.transform as 'none',
  lineHeight: 1,
});

export const item = componentStyle({
  flex: 'none',
  display: 'flex',
  // The current section is in view from the start.
  selectors: { '&:has(> [aria-current])': { scrollInitialTarget: 'nearest' } },
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  paddingInline: '0.8vw',
  whiteSpace: 'nowrap',
  border: `solid transparent`,
  borderWidth: `${vars.nav.currentWidth} 0`,
  outlineColor: 'currentColor',
  outlineOffset: -3,
  selectors: { '&[aria-current]': { borderBlockEndColor: vars.nav.currentColor } },
  '@media': {
    '(width >= 1100px)': { paddingInline: vars.space[3] },
    '(hover: hover)': { selectors: { '&:hover': { borderBlockEndColor: 'currentColor' } } },
    '(forced-colors: active)': {
      borderColor: 'Canvas',
      selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
    },
  },
});

/** A sub-menu is in the top layer: below its button in browsers with anchor positioning, else centred. */
export const submenu = componentStyle({
  minInlineSize: '14rem',
  padding: vars.space[2],
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: 0,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline',
    },
  },
});

export const subentry = componentStyle({
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[3]}`,
  selectors: { '&[aria-current]': { color: vars.color.accent } },
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } } },
});
