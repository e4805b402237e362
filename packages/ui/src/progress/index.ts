export * from './Progress';
