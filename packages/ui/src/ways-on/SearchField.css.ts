import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const form = componentStyle({ display: 'grid', gap: vars.space[1], maxInlineSize: '40rem' });
/** The button is below the field where both do not fit. */
export const row = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
export const field = componentStyle({ flex: '1 1 14rem', inlineSize: 'auto' });
export const submit = componentStyle({ minBlockSize: vars.field.height });
