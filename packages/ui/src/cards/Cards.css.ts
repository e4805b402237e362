import { vars } from '@portal/tokens';
import { edgedCell, ruledCell } from '../foundation/ruled.css';
import { edgeInStack } from '../foundation/stack.css';
import { componentStyle } from '../foundation/style';

export const room = componentStyle({ containerType: 'inline-size' });

/** One of several one under another. */
export const item = room;
export const edgedItem = `${room} ${edgeInStack}`;

/** One of several side by side. */
export const cell = ruledCell;
export const edgedCellItem = `${ruledCell} ${edgedCell}`;

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
