export * from './ReadingNotice';
export * from './RegistrationGate';
