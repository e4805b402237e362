export * from './Kicker';
