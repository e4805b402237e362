export * from './entry';
export * from './Menu';
