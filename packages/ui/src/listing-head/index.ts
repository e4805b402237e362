export * from './ListingHead';
