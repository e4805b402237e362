import { componentStyle } from '../foundation/style';

export const select = componentStyle({ appearance: 'none', textOverflow: 'ellipsis', cursor: 'pointer' });
export const arrow = componentStyle({ pointerEvents: 'none' });
