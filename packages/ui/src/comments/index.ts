export * from './Comments';
