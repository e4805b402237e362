export * from './Board';
