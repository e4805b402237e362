export * from './fill';
export * from './plural';
