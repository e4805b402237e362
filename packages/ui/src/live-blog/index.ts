export * from './LiveBlog';
export * from './LiveEntry';
export * from './NewEntries';
