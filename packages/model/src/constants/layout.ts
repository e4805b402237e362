/** Layout of fronts and of the page around them (spec §2, §9). */

/** Column shares of a board on desktop, in percent of its width. */
export const BOARD_COLUMNS = {
  '100': [100],
  '66-33': [66, 33],
  '33-66': [33, 66],
  '50-50': [50, 50],
  '50-25-25': [50, 25, 25],
  '25-25-50': [25, 25, 50],
  '33x3': [33, 33, 33],
  '25x4': [25, 25, 25, 25],
  '20x5': [20, 20, 20, 20, 20],
  '16x6': [16, 16, 16, 16, 16, 16],
} as const satisfies Record<string, readonly number[]>;

/** Layouts of a front's row in columns; `BOARD_COLUMNS` has their shares in percent (spec §2). */
export const GRID_LAYOUTS = [
  '100',
  '66-33',
  '33-66',
  '50-50',
  '50-25-25',
  '25-25-50',
  '33x3',
  '25x4',
  '20x5',
  '16x6',
] as const satisfies readonly (keyof typeof BOARD_COLUMNS)[];
/** Name of a row's columns by their percentages: `66-33`, or `25x4` for equal ones (spec §2). */
export type GridLayout = (typeof GRID_LAYOUTS)[number];

/**
 * Mosaics, named by their numbers of large and small cards: `mosaic-1-4` is one large card next to four small
 * ones.
 */
export const MOSAIC_LAYOUTS = ['mosaic-1-2', 'mosaic-1-4', 'mosaic-2-3'] as const;
/** Layout of one large card next to two or four small ones, or of two next to three (spec §2). */
export type MosaicLayout = (typeof MOSAIC_LAYOUTS)[number];

/** Layouts with their own algorithm for placing the cards of a single column. */
export const SPECIAL_LAYOUTS = ['masonry', 'five-text-cards', 'grouper-in-5', 'banner'] as const;
/** Name of a layout with its own algorithm for the cards of a single column (spec §9). */
export type SpecialLayout = (typeof SPECIAL_LAYOUTS)[number];

/** Every layout a board may name: grids, mosaics and the special ones (spec §2). */
export const BOARD_LAYOUTS = /* @__PURE__ */ (() =>
  [...GRID_LAYOUTS, ...MOSAIC_LAYOUTS, ...SPECIAL_LAYOUTS] as const)();
/** Layout of one row of a front (spec §2). */
export type BoardLayout = (typeof BOARD_LAYOUTS)[number];

/** Masonry: 2 columns, 1 under 578 px; gutter 25 px, 20 under 578. */
export const MASONRY = {
  breakpoint: 578,
  columns: { under: 1, from: 2 },
  gutterPx: { under: 20, from: 25 },
} as const;

/** Columns and gutter of masonry at a width in CSS pixels. */
export function masonryAt(widthPx: number): { columns: number; gutterPx: number } {
  const side = widthPx < MASONRY.breakpoint ? 'under' : 'from';
  return { columns: MASONRY.columns[side], gutterPx: MASONRY.gutterPx[side] };
}

/** Five-text-cards and grouper-in-5: 24 px between cards; 1 column on mobile, 2 on tablet. */
export const GROUP_OF_FIVE = { spacingPx: 24, columns: { mobile: 1, tablet: 2 } } as const;

/** Shapes of the lead of a section's page: its words under its picture, or on it. */
export const SECTION_LEADS = ['lead', 'overlay'] as const;
/** Shape of the lead of a section's page. */
export type SectionLead = (typeof SECTION_LEADS)[number];

/** Places of the hot-topics strip on a front (spec §9). */
export const HOT_TOPICS_POSITIONS = ['top', 'middle', 'bottom'] as const;
/** Place of the hot-topics strip on a front (spec §9). */
export type HotTopicsPosition = (typeof HOT_TOPICS_POSITIONS)[number];
/** Place of the hot-topics strip if a site sets none (spec §9). */
export const HOT_TOPICS_DEFAULT_POSITION: HotTopicsPosition = 'middle';

/** Layouts of a banner: text next to its picture, or over it (spec §9). */
export const BANNER_LAYOUTS = ['default', 'overlay'] as const;
/** Whether a banner's text is next to its picture (`default`) or over it (`overlay`) (spec §9). */
export type BannerLayout = (typeof BANNER_LAYOUTS)[number];

/** The header reacts to scrolls longer than this, below the base offset, in CSS pixels. */
export const HEADER_SCROLL_DELTA_PX = 5;
/** Scroll offset above which the header always shows, CSS pixels (spec §9). */
export const HEADER_BASE_OFFSET_PX = 132;

/**
 * Layouts of cards, headlines and modules, apart from the schemas so that a page that only draws loads no
 * parser.
 */

/** Special editions of a front. */
export const FRONT_EDITIONS = ['storm', 'election', 'festival', 'sunday'] as const;
/** Special edition of a front: a storm, an election, a local festival, a Sunday. */
export type FrontEditionKind = (typeof FRONT_EDITIONS)[number];

/** Silhouettes of the strip of cut paper over a section's page. */
export const PAPER_CUTS = ['waves', 'hills', 'roofs', 'rows', 'crowd'] as const;
/** Silhouette of the strip of cut paper over a section's page. */
export type PaperCut = (typeof PAPER_CUTS)[number];

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
