export * from './age-rating';
export * from './areas';
export * from './pages';
export * from './programme';
export * from './streaming';
