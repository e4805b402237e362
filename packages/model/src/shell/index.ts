export * from './alert';
export * from './load-more';
export * from './page-variables';
