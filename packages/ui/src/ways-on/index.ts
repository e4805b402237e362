export * from './SearchField';
export * from './WaysOn';
