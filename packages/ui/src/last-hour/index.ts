export * from './LastHour';
