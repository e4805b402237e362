import type { CardShape, HeadlineSize, ImageRatio } from '@portal/model';

/** What a shape shows unless it is told otherwise. */
export type ShapeDefaults = {
  size: HeadlineSize;
  /** Crop of the picture; null for shapes without one. */
  ratio: ImageRatio | null;
  /** CSS `sizes` of the picture. */
  sizes: string;
  /** Widest place of the picture, CSS px. */
  widest?: number;
  /** The standfirst: always, never, or from this headline size. */
  summary: boolean | 'from-md';
  /** The same of who signs. */
  byline: boolean | 'from-md';
  date: boolean;
  /** Where the brand draws an edge on top of cards, this shape wears it. */
  edge: boolean;
};

const COLUMN = '(width < 578px) 94vw, (width < 1100px) 46vw, 420px';

export const SHAPES: Readonly<Record<CardShape, ShapeDefaults>> = {
  standard: {
    size: 'sm',
    ratio: '16:9',
    sizes: COLUMN,
    widest: 480,
    summary: 'from-md',
    byline: true,
    date: false,
    edge: true,
  },
  lead: {
    size: '2xl',
    ratio: '16:9',
    sizes: '(width < 1100px) 94vw, 860px',
    summary: true,
    byline: true,
    date: false,
    edge: true,
  },
  horizontal: {
    size: 'sm',
    ratio: '4:3',
    sizes: '(width < 1100px) 38vw, 400px',
    widest: 500,
    summary: 'from-md',
    byline: true,
    date: false,
    edge: false,
  },
  headline: {
    size: 'sm',
    ratio: null,
    sizes: '',
    summary: 'from-md',
    byline: 'from-md',
    date: false,
    edge: false,
  },
  overlay: {
    size: 'lg',
    ratio: '16:9',
    sizes: '94vw',
    summary: false,
    byline: true,
    date: false,
    edge: false,
  },
  opinion: { size: 'sm', ratio: null, sizes: '', summary: false, byline: false, date: false, edge: true },
  feature: {
    size: 'xs',
    ratio: '1:1',
    sizes: '96px',
    widest: 96,
    summary: false,
    byline: false,
    date: false,
    edge: false,
  },
  list: { size: 'xs', ratio: null, sizes: '', summary: false, byline: false, date: true, edge: false },
  tile: {
    size: 'xs',
    ratio: '16:9',
    sizes: COLUMN,
    widest: 480,
    summary: false,
    byline: false,
    date: false,
    edge: false,
  },
  event: { size: 'xs', ratio: null, sizes: '', summary: false, byline: false, date: false, edge: false },
  recipe: {
    size: 'sm',
    ratio: '4:3',
    sizes: COLUMN,
    widest: 480,
    summary: false,
    byline: true,
    date: false,
    edge: true,
  },
};
