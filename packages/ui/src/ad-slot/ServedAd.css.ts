import { componentStyle } from '../foundation/style';

/** In the same cell as what stands there until an ad comes; no larger than its room. */
export const served = componentStyle({
  gridArea: '1 / 1',
  maxInlineSize: '100%',
  overflow: 'clip',
});
