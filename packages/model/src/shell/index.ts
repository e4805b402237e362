export * from './alert';
export * from './flags';
export * from './load-more';
export * from './page-variables';
