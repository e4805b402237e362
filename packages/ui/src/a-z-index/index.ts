export * from './AZIndex';
