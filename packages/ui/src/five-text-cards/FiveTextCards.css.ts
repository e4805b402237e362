import { groupOfFive } from '../foundation/groupOfFive';
import { componentStyle } from '../foundation/style';

/** All five side by side on desktops. */
export const five = componentStyle(groupOfFive({ gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' }));

export const room = componentStyle({ containerType: 'inline-size' });
