export * from './asking';
export * from './cookie';
export * from './decision';
export * from './framework';
export * from './purposes';
export * from './settings';
export * from './stored';
