import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** One day of a list. */
export const day = componentStyle({
  selectors: { '& + &': { marginBlockStart: vars.board.sectionGap } },
});
/** Its name begins like a sentence, though days are written small. */
export const dayName = componentStyle({
  marginBlockEnd: vars.space[4],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.ruleStrong}`,
  '::first-letter': { textTransform: 'uppercase' },
});
