export * from './Byline';
