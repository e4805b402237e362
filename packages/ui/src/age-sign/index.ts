export * from './AgeSign';
