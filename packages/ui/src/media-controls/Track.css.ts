import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** The line is below an invisible range input that takes touch and keys. */
export const box = componentStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  flex: 1,
  blockSize: 28,
  '@media': { '(pointer: coarse)': { blockSize: 36 } },
});

export const line = componentStyle({
  position: 'relative',
  gridArea: '1 / 1',
  blockSize: 4,
  borderRadius: vars.radius.full,
  background: 'color-mix(in srgb, currentColor 28%, transparent)',
  '@media': { '(forced-colors: active)': { border: '1px solid', blockSize: 6 } },
});

const part = {
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 'inherit',
} as const;

export const buffered = componentStyle({
  ...part,
  inlineSize: 'var(--buffered)',
  background: 'color-mix(in srgb, currentColor 34%, transparent)',
});

export const gone = componentStyle({
  ...part,
  inlineSize: 'var(--gone)',
  background: 'var(--track-fill, currentColor)',
  '@media': { '(forced-colors: active)': { background: 'Highlight' } },
});

/** Thumb at the current position; larger under a finger and on keyboard focus. */
export const knob = componentStyle({
  position: 'absolute',
  insetBlockStart: '50%',
  insetInlineStart: 'var(--gone)',
  inlineSize: 14,
  blockSize: 14,
  marginBlockStart: -7,
  marginInlineStart: -7,
  borderRadius: vars.radius.full,
  background: 'currentColor',
});

export const input = componentStyle({
  gridArea: '1 / 1',
  zIndex: 1,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});

/** Focus ring of the invisible input, around the line. */
export const outlined = componentStyle({
  selectors: {
    '&:has(:focus-visible)': {
      outline: '2px solid currentColor',
      outlineOffset: 2,
      borderRadius: vars.radius.small,
    },
  },
});
