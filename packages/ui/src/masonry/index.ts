export * from './Masonry';
