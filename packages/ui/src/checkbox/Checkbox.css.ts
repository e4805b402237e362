import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const row = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[3],
  alignItems: 'start',
  minBlockSize: vars.target.min,
  paddingBlock: vars.space[2],
  cursor: 'pointer',
  fontFamily: vars.font.interface.family,
  fontSize: vars.size[5],
  lineHeight: 1.45,
  color: vars.color.ink,
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.inkQuiet },
    // Next to a picture the box is centred: at the top it would be above the text.
    '&:has(img)': { alignItems: 'center' },
  },
});
export const words = componentStyle({ paddingBlockStart: 1, minInlineSize: 0 });

/** The box itself, square or round: the browser's own control, filled in the brand's ink when checked. */
export const mark = componentStyle({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: vars.space[6],
  blockSize: vars.space[6],
  margin: 0,
  border: `2px solid ${vars.color.fieldEdge}`,
  background: vars.field.background,
  color: vars.button.ink,
  cursor: 'inherit',
  selectors: {
    '&:checked': { background: vars.button.background, borderColor: vars.button.background },
    '&[aria-invalid]': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.band, borderColor: vars.color.rule, color: vars.color.inkQuiet },
    '&::before': { content: '""', inlineSize: 12, blockSize: 12, opacity: 0, background: 'currentColor' },
    '&:checked::before': { opacity: 1 },
  },
  '@media': {
    '(forced-colors: active)': { appearance: 'auto' },
  },
});
/** Indeterminate state. (Browsers also match it on a radio while none of its group is checked.) */
export const box = componentStyle({
  borderRadius: `min(${vars.field.radius}, 4px)`,
  selectors: {
    '&:indeterminate': { background: vars.button.background, borderColor: vars.button.background },
    '&::before': { clipPath: 'polygon(0 55%, 12% 41%, 38% 66%, 87% 12%, 100% 25%, 38% 94%)' },
    '&:indeterminate::before': { opacity: 1, clipPath: 'inset(40% 0)' },
  },
});
export const round = componentStyle({
  borderRadius: vars.radius.full,
  selectors: { '&::before': { borderRadius: vars.radius.full, transform: 'scale(0.8)' } },
});
export const hint = componentStyle({
  color: vars.color.inkQuiet,
  // Closer to its own option than to the next.
  marginBlock: `calc(-1 * ${vars.space[1]}) ${vars.space[3]}`,
  marginInlineStart: `calc(${vars.space[6]} + ${vars.space[3]})`,
});
export const group = componentStyle({ border: 0, padding: 0, margin: 0, minInlineSize: 0 });
export const legend = componentStyle({ padding: 0, color: vars.color.ink, marginBlockEnd: vars.space[1] });
export const groupHint = componentStyle({ color: vars.color.inkQuiet });
