export * from './errors';
export * from './load-more';
export * from './pages';
export * from './request';
