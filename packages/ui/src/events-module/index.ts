export * from './EventsModule';
