export * from './Article';
export * from './ArticleHead';
export * from './Corrections';
export * from './LeadMedia';
export * from './NextStory';
