export * from './FilmAd';
export * from './FilmAdFrame';
export type { FilmAdEnd, FilmAdProps } from './useFilmAd';
