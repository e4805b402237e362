export * from './Image';
export { type PictureRatio, portraitSource } from './renditions';
