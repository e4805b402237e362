import { BREAKPOINTS } from '@portal/model';
import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

const WIDE = `(width >= ${BREAKPOINTS.desktop}px)`;
const NARROW = `(width < ${BREAKPOINTS.desktop}px)`;

export const nav = componentStyle({
  position: 'relative',
  borderBlockEnd: `1px solid ${vars.color.rule}`,
  '@media': { [WIDE]: { display: 'flex', alignItems: 'stretch', gap: vars.space[6] } },
});

export const name = componentStyle({
  alignSelf: 'center',
  paddingBlock: vars.space[3],
  '@media': { [NARROW]: { display: 'none' } },
});

/** A dropdown in narrow windows; in wide ones its content is always visible and its button hidden. */
export const drop = componentStyle({
  '@media': {
    [WIDE]: {
      flex: 1,
      minInlineSize: 0,
      selectors: {
        '&::details-content': { display: 'contents', contentVisibility: 'visible' },
      },
    },
  },
});

export const button = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.target.min,
  outlineOffset: -3,
  '@media': {
    [WIDE]: { '@supports': { 'selector(::details-content)': { display: 'none' } } },
  },
});
export const arrow = componentStyle({
  transition: `transform ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const list = componentStyle({
  '@media': {
    [NARROW]: {
      position: 'absolute',
      insetInline: 0,
      zIndex: vars.layer.dropdown,
      maxBlockSize: '70vh',
      overflow: 'auto',
      padding: vars.space[2],
      background: vars.panel.background,
      border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
      borderRadius: vars.panel.radius,
      boxShadow: `0 8px 32px ${vars.color.shadow}`,
    },
    [WIDE]: { display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const entry = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.target.min,
  paddingInline: vars.space[3],
  outlineOffset: -3,
  border: 'solid transparent',
  borderWidth: 0,
  '@media': {
    [NARROW]: {
      borderInlineStartWidth: vars.nav.currentWidth,
      selectors: {
        '&[aria-current]': { borderColor: vars.nav.currentColor, fontWeight: vars.font.interface.bold },
      },
    },
    [WIDE]: {
      blockSize: '100%',
      whiteSpace: 'nowrap',
      borderBlockEndWidth: vars.nav.currentWidth,
      selectors: { '&[aria-current]': { borderColor: vars.nav.currentColor } },
    },
    '(hover: hover)': { selectors: { '&:hover': { background: vars.color.band } } },
    '(forced-colors: active)': { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } },
  },
});
