export * from './document';
export * from './gaps';
export * from './pages';
