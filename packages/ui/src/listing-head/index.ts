export { sectionOf } from '../foundation/section';
export * from './ListingHead';
export * from './RectificationLinks';
