import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';
import { fingerAreas } from '../foundation/touch';

export const links = componentStyle({ display: 'grid', gap: vars.space[3] });
export const list = componentStyle({ display: 'grid', gap: vars.space[4], listStyle: 'none' });
export const item = componentStyle({ display: 'grid', gap: vars.space[1] });
fingerAreas(`${item} > p > a`);
export const whose = componentStyle({ color: vars.color.inkQuiet });
