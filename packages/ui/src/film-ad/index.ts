export * from './FilmAd';
export * from './FilmAdFrame';
export * from './props';
