export * from './AccountSessions';
