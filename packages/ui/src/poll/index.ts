export * from './Poll';
export type * from './types';
