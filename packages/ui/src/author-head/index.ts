export * from './AuthorHead';
