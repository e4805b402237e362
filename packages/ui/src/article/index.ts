export * from './Article';
export * from './ArticleHead';
export * from './BlogPosts';
export * from './LeadMedia';
export * from './NextStory';
export * from './Rectifications';
