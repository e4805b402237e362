export * from './ChangePasswordForm';
export * from './LoginForm';
export * from './RecoverForm';
export * from './SocialButtons';
