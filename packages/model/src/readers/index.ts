export * from './answers';
export * from './calls';
export * from './children';
export * from './children-endpoints';
export * from './consent/index';
export * from './conversions';
export * from './endpoints';
export * from './entry';
export { hasProvinces } from './fields';
export { idSchema } from './id';
export * from './login';
export * from './newsletter';
export * from './nick-initial';
export * from './password';
export {
  type ProfileOwner,
  type ProfilePatch,
  profileBodySchema,
  profilePatchSchema,
} from './profile';
export * from './profile-parts';
export * from './reader-consents';
export * from './registration';
export * from './user';
