export * from './ArticleBody';
export * from './MediaAlternatives';
export * from './MediaPiece';
