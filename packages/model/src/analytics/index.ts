export * from './events';
export * from './settings';
export * from './view-source';
export * from './views';
