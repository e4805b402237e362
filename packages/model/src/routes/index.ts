export * from './calls';
export * from './match';
export * from './paths';
export * from './reader';
export * from './table';
export * from './view';
