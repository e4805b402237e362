export * from './accounts';
export * from './comments';
export * from './polls';
export * from './roles';
