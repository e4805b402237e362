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

/** A row of its own, with the rule over it that cards have. */
export const ad = `${ruledCell} ${componentStyle({ gridColumn: '1 / -1' })}`;
