export * from './Figure';
export * from './Gallery';
