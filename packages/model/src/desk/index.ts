export * from './accounts';
export * from './comments';
export * from './messages';
export * from './polls';
export * from './roles';
