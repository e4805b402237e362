import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const links = componentStyle({ display: 'grid', gap: vars.space[3] });
export const list = componentStyle({ display: 'grid', gap: vars.space[2], listStyle: 'none' });
