import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** One day of a list. */
export const day = componentStyle({
  selectors: { '& + &': { marginBlockStart: vars.board.sectionGap } },
});
/** Capitalised like a sentence, although the names of days are lower case. */
export const dayName = componentStyle({
  marginBlockEnd: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
  '::first-letter': { textTransform: 'uppercase' },
});
