export * from './Poll';
