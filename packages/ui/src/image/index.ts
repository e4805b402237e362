export * from './Image';
export type { PictureRatio } from './renditions';
