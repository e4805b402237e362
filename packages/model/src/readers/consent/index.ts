export * from './asking';
export * from './cookie';
export * from './decision';
export * from './framework';
export * from './offline-limits';
export * from './purposes';
export * from './settings';
export * from './stored';
