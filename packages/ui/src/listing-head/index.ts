export * from './ListingHead';
export * from './RectificationLinks';
