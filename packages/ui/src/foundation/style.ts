import { type StyleRule, style } from '@vanilla-extract/css';
import { layers } from './layers.css';

/** A class of a component: `style` of vanilla-extract, in the components layer. For `.css.ts` files. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style({ '@layer': { [layers.components]: rule } }, debugId);
}
