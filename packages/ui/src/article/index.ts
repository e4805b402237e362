export * from './Article';
export * from './ArticleHead';
export * from './LeadMedia';
