export * from './paywall';
export * from './settings';
