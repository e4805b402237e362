export * from './comment';
export * from './poll';
export * from './rating';
export * from './upload';
