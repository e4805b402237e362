export * from './accounts';
export * from './comments';
export * from './contents';
export * from './front';
export * from './live';
export * from './messages';
export * from './polls';
export * from './roles';
