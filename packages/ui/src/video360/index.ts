export * from './sphere';
export * from './Video360';
