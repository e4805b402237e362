export * from './Article';
export * from './ArticleHead';
export * from './LeadMedia';
export * from './NextStory';
