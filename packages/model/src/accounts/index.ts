export * from './answers';
export { hasProvinces } from './fields';
export { idSchema } from './id';
export * from './login';
export * from './newsletter';
export * from './password';
export * from './profile';
export * from './registration';
export * from './user';
