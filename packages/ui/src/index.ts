export * from './button/index';
export * from './dictionaries/index';
export * from './icon/index';
export * from './image/index';
export * from './link/index';
export * from './locale/index';
