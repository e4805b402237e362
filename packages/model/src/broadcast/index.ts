export * from './pages';
export * from './programme';
export * from './streaming';
