export * from './cookie';
export * from './framework';
export * from './settings';
export * from './stored';
