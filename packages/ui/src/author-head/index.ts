export * from './AuthorHead';
export * from './BlogHead';
