export * from './PageMain';
