export * from './RegistrationGate';
