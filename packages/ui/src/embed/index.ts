export * from './Embed';
