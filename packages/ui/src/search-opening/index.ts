export * from './SearchOpening';
