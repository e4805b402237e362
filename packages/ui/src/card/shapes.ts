import type { CardShape } from '@portal/model';
import { ARTICLE_DEFAULTS, COLUMN, type ShapeDefaults } from '../article-card/shapes';

/** Shapes with the brand's top edge, if it has one. */
const EDGED: readonly CardShape[] = ['standard', 'lead', 'opinion', 'recipe'];
export const isEdged = (shape: CardShape): boolean => EDGED.includes(shape);

export const SHAPES: Readonly<Record<CardShape, ShapeDefaults>> = {
  ...ARTICLE_DEFAULTS,
  overlay: { size: 'lg', ratio: '16:9', sizes: '94vw', summary: false, byline: true, date: false },
  opinion: { size: 'sm', ratio: null, sizes: '', summary: false, byline: false, date: false },
  feature: {
    size: 'xs',
    ratio: '1:1',
    sizes: '96px',
    widest: 96,
    summary: false,
    byline: false,
    date: false,
  },
  list: { size: 'xs', ratio: null, sizes: '', summary: false, byline: false, date: true },
  tile: {
    size: 'xs',
    ratio: '16:9',
    sizes: COLUMN,
    widest: 480,
    summary: false,
    byline: false,
    date: false,
  },
  event: { size: 'xs', ratio: null, sizes: '', summary: false, byline: false, date: false },
  recipe: {
    size: 'sm',
    ratio: '4:3',
    sizes: COLUMN,
    widest: 480,
    summary: false,
    byline: true,
    date: false,
  },
};
