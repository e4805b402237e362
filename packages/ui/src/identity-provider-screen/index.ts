export * from './IdentityProviderScreen';
