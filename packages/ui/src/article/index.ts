export * from './Article';
export { ArticleFields, type ArticleFieldsProps } from './ArticleFields';
export * from './ArticleHead';
export * from './BlogPosts';
export * from './Corrections';
export * from './LeadMedia';
export * from './NextStory';
export * from './Rectifications';
