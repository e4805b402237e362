import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** From this width the number has a column. */
const WIDE = '(width >= 900px)';

export const page = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[5],
  maxInlineSize: '72rem',
  paddingBlock: `${vars.space[10]} ${vars.space[6]}`,
  '@media': {
    // The number has a column next to its words.
    [WIDE]: { gridTemplateColumns: 'auto minmax(0, 44rem)', columnGap: vars.space[12], alignItems: 'start' },
  },
  selectors: { '&:last-child': { minBlockSize: 'min(60vh, 34rem)' } },
});

export const words = componentStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
});

/** The number like a headline: large, in the brand's display face, in a quiet colour. */
export const status = componentStyle({
  // Three digits fit in a narrow window, however large its letters are.
  fontSize: 'min(4rem + 12vw, 13rem, 48vw)',
  // As high as its digits, with room above them: they never touch what is above.
  lineHeight: 1,
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
