export * from './CommentActs';
export * from './CommentAppeal';
export * from './CommentBox';
export * from './CommentLinks';
export * from './Comments';
export * from './CommentTools';
