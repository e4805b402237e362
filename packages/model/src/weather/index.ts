export * from './forecast';
export * from './page';
