export * from './MostRead';
