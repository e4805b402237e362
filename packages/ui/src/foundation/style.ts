import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';

const inComponents = (rule: StyleRule) => ({ '@layer': { [layers.components]: rule } });

/** Class of a component: `style` of vanilla-extract, in the components layer. For `.css.ts` files. */
export function componentStyle(rule: StyleRule, debugId?: string): string {
  return style(inComponents(rule), debugId);
}

/** Classes of a component by variant, as complete strings: the shared ones, and those of the variant. */
export function componentVariants<Variant extends string>(
  always: string,
  variants: Record<Variant, StyleRule>,
): Record<Variant, string> {
  return styleVariants(variants, (rule) => [always, inComponents(rule)]);
}
