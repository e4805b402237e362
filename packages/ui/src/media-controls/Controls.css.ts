import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** A full touch target; its icon takes the text colour of its surroundings. */
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
    // The ring is drawn inside, and does not overlap neighbouring tools.
    '&:focus-visible': { boxShadow: 'none' },
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

/** The primary button. */
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
  // May cover a phone's header: a lower panel would show only two choices.
  maxBlockSize: 'min(20rem, 64vw)',
  overflow: 'auto',
  padding: vars.space[4],
  background: vars.panel.background,
  color: vars.color.ink,
  border: `${vars.panel.edgeWidth} solid ${vars.panel.edgeColor}`,
  borderRadius: vars.panel.radius,
  boxShadow: `0 8px 32px ${vars.color.shadow}`,
  // On a phone, with `asSheet`: choices side by side, so that few are below the fold.
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0',
      margin: 0,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
      gap: `${vars.space[3]} ${vars.space[4]}`,
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '85dvh',
      overscrollBehavior: 'contain',
      paddingBlockEnd: `calc(${vars.space[4]} + env(safe-area-inset-bottom))`,
      borderInlineWidth: 0,
      borderBlockEndWidth: 0,
      borderEndStartRadius: 0,
      borderEndEndRadius: 0,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** Title and close button of the sheet, which is far from its button. */
export const sheetHead = componentStyle({
  display: 'none',
  gridColumn: '1 / -1',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginBlock: `calc(-1 * ${vars.space[2]})`,
  fontWeight: vars.font.interface.bold,
  selectors: { ':popover-open > &': { display: 'flex' } },
});

export const choices = componentStyle({
  border: 0,
  display: 'grid',
  alignContent: 'start',
  // Choices are never clipped: they wrap to the next row.
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
