export * from './AccountNav';
