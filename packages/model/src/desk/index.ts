export * from './accounts';
export * from './comments';
export * from './contents';
export * from './front';
export * from './live';
export * from './roles';
