export * from './AccountConfirmation';
