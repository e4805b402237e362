export * from './CommentBox';
export * from './Comments';
export * from './CommentTools';
