import { componentStyle } from '../foundation/style';

/** In the same cell as its placeholder; the slot does not grow. */
export const served = componentStyle({ gridArea: '1 / 1' });
