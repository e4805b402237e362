import { type CardShape, HEADLINE_SIZES, type HeadlineSize, type ImageRatio } from '@portal/model';

/** Shapes for articles only: picture and text. */
export const ARTICLE_SHAPES = [
  'standard',
  'lead',
  'horizontal',
  'headline',
] as const satisfies readonly CardShape[];
/** Shape of an `ArticleCard`; the other shapes need `Card`. */
export type ArticleShape = (typeof ARTICLE_SHAPES)[number];

/** Defaults of each shape. */
export type ShapeDefaults = {
  size: HeadlineSize;
  /** Crop of the picture; null for shapes without one. */
  ratio: ImageRatio | null;
  /** CSS `sizes` of the picture. */
  sizes: string;
  /** Maximum width of the picture, CSS px. */
  widest?: number;
  /** Whether it shows the standfirst: always, never, or from this headline size. */
  summary: boolean | 'from-md';
  /** The same for the authors. */
  byline: boolean | 'from-md';
  date: boolean;
};

/** CSS `sizes` of a picture as wide as a column. */
export const COLUMN = '(width < 578px) 94vw, (width < 1100px) 46vw, 420px';

export const ARTICLE_DEFAULTS: Readonly<Record<ArticleShape, ShapeDefaults>> = {
  standard: {
    size: 'sm',
    ratio: '16:9',
    sizes: COLUMN,
    widest: 480,
    summary: 'from-md',
    byline: true,
    date: false,
  },
  lead: {
    size: '2xl',
    ratio: '16:9',
    sizes: '(width < 1100px) 94vw, 860px',
    summary: true,
    byline: true,
    date: false,
  },
  horizontal: {
    size: 'sm',
    ratio: '4:3',
    sizes: '(width < 1100px) 38vw, 400px',
    widest: 500,
    summary: 'from-md',
    byline: true,
    date: false,
  },
  headline: { size: 'sm', ratio: null, sizes: '', summary: 'from-md', byline: 'from-md', date: false },
};

export const atLeastMedium = (size: HeadlineSize): boolean =>
  HEADLINE_SIZES.indexOf(size) >= HEADLINE_SIZES.indexOf('md');

export const isShown = (habit: boolean | 'from-md', size: HeadlineSize): boolean =>
  habit === 'from-md' ? atLeastMedium(size) : habit;

/** A large headline next to a picture moves below it if there is no room for both. */
export const variantOf = <Shape extends CardShape>(shape: Shape, size: HeadlineSize) =>
  shape === 'horizontal' && atLeastMedium(size) ? 'horizontalLarge' : shape;
