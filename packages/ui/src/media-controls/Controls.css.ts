import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** A place as large as a thumb; the sign in it takes the colour of what it lies on. */
export const tool = componentStyle({
  flex: 'none',
  display: 'inline-grid',
  placeContent: 'center',
  minInlineSize: vars.target.min,
  blockSize: vars.target.min,
  borderRadius: vars.button.radius,
  color: 'inherit',
  cursor: 'pointer',
  outlineColor: 'currentColor',
  outlineOffset: -3,
  selectors: {
    '&[aria-pressed=true]': { boxShadow: 'inset 0 -3px currentColor' },
    '&:disabled': { opacity: 0.4, cursor: 'default' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        '&:hover:not(:disabled)': { background: 'color-mix(in srgb, currentColor 16%, transparent)' },
      },
    },
  },
});

/** The one that matters most. */
export const main = componentStyle({
  background: vars.color.accent,
  color: vars.color.onAccent,
  borderRadius: vars.radius.full,
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:disabled)': { background: vars.color.ink, color: vars.color.paper } },
    },
    '(forced-colors: active)': { border: '1px solid' },
  },
});

export const time = componentStyle({
  flex: 'none',
  paddingInline: vars.space[1],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const volume = componentStyle({
  flex: 'none',
  display: 'none',
  inlineSize: 84,
  marginInlineEnd: vars.space[2],
  '@container': { '(width >= 560px)': { display: 'grid' } },
});

export const settings = componentStyle({
  flex: 'none',
  position: 'relative',
  display: 'inline-flex',
});

export const panel = componentStyle({
  position: 'absolute',
  insetBlockEnd: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  zIndex: vars.layer.dropdown,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[5],
  inlineSize: 'max-content',
  maxInlineSize: 'min(36rem, 78vw)',
  // Over the head of a phone's page rather than in a slit that shows two choices.
  maxBlockSize: 'min(20rem, 64vw)',
  overflow: 'auto',
  padding: vars.space[4],
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
});

export const choices = componentStyle({
  border: 0,
  display: 'grid',
  alignContent: 'start',
  // Choices are read whole: what has no room goes to the next row.
  flex: 'none',
});
export const legend = componentStyle({ paddingBlockEnd: vars.space[1], color: vars.color.inkQuiet });

export const choice = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: 36,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minBlockSize: vars.target.min } },
});

export const radio = componentStyle({ accentColor: vars.color.accent, inlineSize: 18, blockSize: 18 });
