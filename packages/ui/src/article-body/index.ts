export * from './ArticleBody';
export * from './MediaPiece';
