import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

/** What is inside measures itself by it. */
export const article = componentStyle({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});

export const foot = componentStyle({
  display: 'grid',
  gap: vars.space[8],
  maxInlineSize: '42rem',
  marginBlockStart: vars.space[6],
});
export const footCentred = componentStyle({ marginInline: 'auto', inlineSize: '100%' });

export const authors = componentStyle({ display: 'grid', gap: vars.space[6] });
