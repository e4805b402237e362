export * from './CommentActs';
export * from './CommentAfterReading';
export * from './CommentAppeal';
export * from './CommentBox';
export * from './CommentLinks';
export * from './Comments';
export * from './CommentTools';
