export * from './accounts';
export * from './comments';
export * from './live';
export * from './roles';
