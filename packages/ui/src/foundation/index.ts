export * from './type';
