export * from './pages';
export * from './programme';
export * from './routes';
export * from './streaming';
