/** Faces of cards, headlines and modules: apart from the schemas, so that a page that draws brings no parser. */

/** The faces a card can wear. What a module wants, `Card` of the design system draws. */
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
export type CardShape = (typeof CARD_SHAPES)[number];

/** Steps of headline size, smallest first. */
export const HEADLINE_SIZES = ['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const;
export type HeadlineSize = (typeof HEADLINE_SIZES)[number];

export const CAROUSEL_MODULE_VARIANTS = ['slider', 'mini', 'vertical', 'carousel', 'multi-card'] as const;
export const BANNER_OVERLAYS = ['linear', 'opacity'] as const;
