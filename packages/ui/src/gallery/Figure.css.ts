import { vars } from '@portal/tokens';
import { componentStyle } from '../foundation/style';

export const figure = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  breakInside: 'avoid',
});
export const picture = componentStyle({ borderRadius: vars.pictures.radius });
export const framed = componentStyle({ position: 'relative', display: 'grid' });
export const link = componentStyle({ display: 'block' });
export const caption = componentStyle({ color: vars.color.inkQuiet, maxInlineSize: '70ch' });
export const place = componentStyle({ fontVariantNumeric: 'tabular-nums' });
export const credit = componentStyle({ opacity: 0.9 });
