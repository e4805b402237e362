import { componentStyle } from '../foundation/style';

/** In the same cell as what stands there until an ad comes; the slot is no larger for it. */
export const served = componentStyle({ gridArea: '1 / 1' });
