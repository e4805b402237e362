export * from './comment';
export * from './contact';
export * from './interview';
export * from './poll';
export * from './rating';
export * from './reactions';
export * from './upload';
export * from './uploads';
