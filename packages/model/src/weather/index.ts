export * from './aemet';
export * from './forecast';
export * from './from-aemet';
export * from './page';
