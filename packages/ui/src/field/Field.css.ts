import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const field = componentStyle({ display: 'grid', gap: vars.space[1], minInlineSize: 0 });
export const top = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});
export const label = componentStyle({ color: vars.color.ink });
/** After a label; in the explanation of the asterisk it begins the line. */
export const asterisk = componentStyle({ color: vars.color.danger });
export const afterLabel = componentStyle({ marginInlineStart: '0.2em' });
export const hint = componentStyle({ color: vars.color.inkQuiet });
export const errorPlace = componentStyle({ selectors: { '&:empty': { display: 'none' } } });
export const error = componentStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  color: vars.color.danger,
  fontWeight: vars.font.interface.medium,
});
/** Does not shrink, however long the message. */
export const sign = componentStyle({ flex: 'none' });

/** An input box: text, number, choice. */
export const control = componentStyle({
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.field.height,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[2],
  border: `max(1px, ${vars.field.edgeWidth}) solid ${vars.color.fieldEdge}`,
  borderRadius: vars.field.radius,
  background: vars.field.background,
  color: vars.field.ink,
  // Below 16 px phones zoom the page into the field.
  fontFamily: vars.font.interface.family,
  fontSize: `max(1rem, ${vars.size[5]})`,
  lineHeight: 1.4,
  selectors: {
    '&::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
    '&:focus-visible': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: 0,
      boxShadow: 'none',
    },
    '&[aria-invalid]': { borderColor: vars.color.danger, boxShadow: `inset 0 0 0 1px ${vars.color.danger}` },
    '&:disabled': { background: vars.color.band, color: vars.color.inkQuiet, cursor: 'not-allowed' },
    // Selects and buttons always match `:read-only`.
    '&:read-only:not(select, button)': { background: vars.color.band },
  },
});

/** A control with an element at its end: a switch, an icon. */
export const withEnd = componentStyle({ position: 'relative', display: 'grid' });
export const roomAtEnd = componentStyle({ paddingInlineEnd: vars.target.min });
export const end = componentStyle({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  inlineSize: vars.target.min,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.ink,
  borderRadius: vars.field.radius,
});
