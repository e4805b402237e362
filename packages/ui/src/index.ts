export * from './dictionaries/index';
export * from './locale/index';
