export * from './accounts/index';
export * from './ads/index';
export * from './constants/index';
export * from './content/index';
export * from './dates/index';
export * from './errors/index';
export * from './rules/index';
