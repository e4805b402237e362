/**
 * Layouts of cards, headlines and modules, apart from the schemas so that a page that only draws loads no
 * parser.
 */

/** Layouts of a card. A front's module names one, and `Card` of the design system draws it. */
export const CARD_SHAPES = [
  'standard',
  'lead',
  'horizontal',
  'headline',
  'overlay',
  'opinion',
  'feature',
  'list',
  'tile',
  'event',
  'recipe',
] as const;
/** Layout of a card, from a module's settings to the `Card` component. */
export type CardShape = (typeof CARD_SHAPES)[number];

/** Steps of a card's headline size, smallest first; tokens give each its type size. */
export const HEADLINE_SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
/** Step of a headline's type size; the sizes themselves are tokens. */
export type HeadlineSize = (typeof HEADLINE_SIZES)[number];

/** Carousels that a front's module may use; `CAROUSEL_STEPS` has the slides in view of each (spec §9). */
export const CAROUSEL_MODULE_VARIANTS = ['slider', 'mini', 'vertical', 'carousel', 'multi-card'] as const;
/** Overlays between a banner's picture and its text: a gradient or an even tint (spec §9). */
export const BANNER_OVERLAYS = ['linear', 'opacity'] as const;
