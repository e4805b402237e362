export * from './events';
export * from './views';
