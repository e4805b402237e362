export * from './paywall';
