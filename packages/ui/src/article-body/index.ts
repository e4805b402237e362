export * from './ArticleBody';
