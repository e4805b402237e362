export * from './ArticleCard';
export { ARTICLE_SHAPES, type ArticleShape } from './shapes';
