export * from './EventFacts';
