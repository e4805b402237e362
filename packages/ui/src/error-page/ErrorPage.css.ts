import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const page = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[5],
  minBlockSize: 'min(60vh, 34rem)',
  maxInlineSize: '44rem',
  // The number is taller than its line: without padding it would touch the header's rule.
  paddingBlock: `${vars.space[5]} ${vars.space[8]}`,
});

/** The number like a headline: large, in the brand's display face, in a quiet colour. */
export const status = componentStyle({
  // Three digits fit in a narrow window, however large its letters are.
  fontSize: 'min(4rem + 12vw, 13rem, 48vw)',
  lineHeight: 0.8,
  color: vars.color.accent,
  fontVariantNumeric: 'lining-nums',
});

export const text = componentStyle({ color: vars.color.inkQuiet, textWrap: 'pretty' });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[3],
});
