export * from './AccountOutcome';
