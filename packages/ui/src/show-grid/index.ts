export * from './ShowGrid';
