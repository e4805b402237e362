import { edgedCell, ruledCell } from '../foundation/ruled.css';
import { edgeInStack } from '../foundation/stack.css';
import { componentStyle } from '../foundation/style';

export const room = componentStyle({ containerType: 'inline-size' });

/** One of several stacked items. */
export const item = room;
export const edgedItem = `${room} ${edgeInStack}`;

/** One of several items side by side. */
export const cell = ruledCell;
export const edgedCellItem = `${ruledCell} ${edgedCell}`;

/** An ad has the same rules as cards. */
export const adInStack = componentStyle({ vars: { '--ad-rule': '0px' } });
/** In a row of its own. */
export const ad = `${ruledCell} ${adInStack} ${componentStyle({ gridColumn: '1 / -1' })}`;
