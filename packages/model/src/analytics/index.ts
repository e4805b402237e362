export * from './events';
export * from './settings';
export * from './tool-cookies';
export * from './view-source';
export * from './views';
