export * from './accounts';
export * from './comments';
export * from './roles';
