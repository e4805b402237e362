import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const opening = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[6],
  color: vars.color.ink,
});
/** Its line is reserved while the number is unknown. */
export const count = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minBlockSize: '1.5em',
  marginBlockEnd: vars.space[3],
  color: vars.color.inkQuiet,
});
export const form = componentStyle({
  '@media': { print: { display: 'none' } },
  display: 'grid',
  gap: vars.space[4],
  alignItems: 'start',
  '@container': { '(min-width: 640px)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) auto' } },
});
/** Aligned with the fields, whose labels are above them. */
export const submit = componentStyle({
  minBlockSize: vars.field.height,
  '@container': {
    '(min-width: 640px)': { marginBlockStart: `calc(1.3 * ${vars.text.label.size} + ${vars.space[1]})` },
  },
});
