export * from './LoadMore';
export * from './MoreLink';
