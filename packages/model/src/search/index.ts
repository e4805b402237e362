export * from './date-range';
export * from './filters';
export * from './payload';
export * from './predictive';
