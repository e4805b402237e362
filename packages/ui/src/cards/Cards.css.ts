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

/** An ad has the rules that cards have. */
export const adInStack = componentStyle({ vars: { '--ad-rule': '0px' } });
/** In a row of its own. */
export const ad = `${ruledCell} ${adInStack} ${componentStyle({ gridColumn: '1 / -1' })}`;
