export * from './LoadMore';
export * from './MoreLink';
export * from './status';
