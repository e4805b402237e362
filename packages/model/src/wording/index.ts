export * from './fill';
export * from './plural';
export * from './variants';
