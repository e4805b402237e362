/** Steps of space between and around items, smallest first: `4` is 16 px in most brands. */
export const SPACE_STEPS = ['0', '1', '2', '3', '4', '6', '8', '12', '16'] as const;
/** A step of the brand's space scale. */
export type SpaceStep = (typeof SPACE_STEPS)[number];

/** Elements that layout components can render. */
export const LAYOUT_ELEMENTS = [
  'div',
  'section',
  'article',
  'aside',
  'header',
  'footer',
  'nav',
  'main',
  'ul',
  'ol',
  'li',
  'span',
] as const;
/** Element that a layout component renders. */
export type LayoutElement = (typeof LAYOUT_ELEMENTS)[number];

/** Maps every step of `SPACE_STEPS` to the value that `make` returns. */
export const bySpace = <Value>(make: (step: SpaceStep) => Value): Record<SpaceStep, Value> => ({
  '0': make('0'),
  '1': make('1'),
  '2': make('2'),
  '3': make('3'),
  '4': make('4'),
  '6': make('6'),
  '8': make('8'),
  '12': make('12'),
  '16': make('16'),
});
