export * from './address';
export * from './date-range';
export * from './filters';
export * from './kinds';
export * from './payload';
export * from './predictive';
