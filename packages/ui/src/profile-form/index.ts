export * from './AccountRemoval';
export * from './ProfileForm';
