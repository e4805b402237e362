export * from './cookie';
export * from './settings';
export * from './stored';
