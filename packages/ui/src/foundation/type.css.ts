import { vars } from '@portal/tokens';
import { styleVariants } from '@vanilla-extract/css';
import { layers } from './layers.css';
import { headline, text } from './type';

/*
 * The brand's type, defined once for every component. It is in the base layer, so that a component's own
 * rules always override it.
 */

/** A headline at a step of the brand's scale. */
export const headlineClass = styleVariants(vars.headline, (_, step) => ({
  '@layer': { [layers.base]: headline(step) },
}));

/** A text in one of the brand's roles. */
export const textClass = styleVariants(vars.text, (_, role) => ({ '@layer': { [layers.base]: text(role) } }));
