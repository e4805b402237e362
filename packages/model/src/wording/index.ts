export * from './fill';
export * from './plural';
export * from './quoted';
export * from './variants';
