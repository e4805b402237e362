export * from './HotTopics';
