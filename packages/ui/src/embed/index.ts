export * from './ConsentEmbed';
export * from './Embed';
export * from './providers';
