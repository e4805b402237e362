export * from './calls';
export * from './endpoint';
export * from './match';
export * from './paths';
export * from './reader';
export * from './table';
export * from './view';
