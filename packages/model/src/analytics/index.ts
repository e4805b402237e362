export * from './events';
export * from './view-source';
export * from './views';
