import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const upload = componentStyle({ display: 'grid', gap: vars.space[3], minInlineSize: 0 });
export const zone = componentStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: vars.space[6],
  border: `2px dashed ${vars.color.fieldEdge}`,
  borderRadius: vars.field.radius,
  background: vars.field.background,
  color: vars.field.ink,
  textAlign: 'center',
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.accent,
      background: vars.color.accentQuiet,
    },
    '&:has(:focus-visible)': { outline: `${vars.focus.width} solid ${vars.color.focus}`, outlineOffset: 2 },
    '&:has(:disabled)': { background: vars.color.band, color: vars.color.inkQuiet },
    '&:has([aria-invalid])': { borderColor: vars.color.danger },
  },
});
export const sign = componentStyle({ transform: 'scaleY(-1)' });
export const words = componentStyle({ textDecoration: 'underline', textUnderlineOffset: '0.2em' });
export const drop = componentStyle({
  display: 'none',
  fontWeight: vars.font.interface.weight,
  '@media': { '(hover: hover)': { display: 'inline' } },
});
export const limits = componentStyle({ color: vars.color.inkQuiet });
/** Covers the whole zone, so that the zone is the browser's own file field. */
export const input = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});
export const items = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const item = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'center',
  paddingBlock: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.rule}`,
});
export const preview = componentStyle({
  inlineSize: 56,
  blockSize: 56,
  objectFit: 'cover',
  background: vars.color.band,
  borderRadius: vars.pictures.radius,
});
/** A file in a list of uploads. */
export const thumbnail = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 80,
  blockSize: 80,
  objectFit: 'cover',
  color: vars.color.inkQuiet,
  background: vars.color.band,
  borderRadius: vars.pictures.radius,
});
export const itemWords = componentStyle({
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
  minInlineSize: 0,
});
export const name = componentStyle({ color: vars.color.ink });
const signed = { display: 'inline-flex', alignItems: 'center', gap: vars.space[1] } as const;
export const state = componentStyle({ ...signed, color: vars.color.inkQuiet });
export const failed = componentStyle({ ...signed, color: vars.color.danger });
