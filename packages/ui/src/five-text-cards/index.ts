export * from './FiveTextCards';
