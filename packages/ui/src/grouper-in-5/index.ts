export * from './GrouperIn5';
