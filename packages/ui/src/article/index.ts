export * from './Article';
export * from './ArticleHead';
export * from './BlogPosts';
export * from './Corrections';
export * from './LeadMedia';
export * from './NextStory';
export * from './Rectifications';
