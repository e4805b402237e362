export * from './Article';
export { ArticleFields, type ArticleFieldsProps } from './ArticleFields';
export * from './ArticleHead';
export * from './BlogPosts';
export * from './LeadMedia';
export * from './NextStory';
export * from './Rectifications';
