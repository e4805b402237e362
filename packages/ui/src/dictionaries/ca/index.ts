export * from './interactive/index';
export * from './weather';
