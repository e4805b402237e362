export * from './streaming';
