export * from './cookie';
export * from './settings';
