export * as rules from './actions';
export * from './age';
export * from './email';
export * from './issue';
export * from './links';
export * from './nif';
export * from './text';
