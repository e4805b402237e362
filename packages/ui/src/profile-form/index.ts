export * from './ProfileForm';
