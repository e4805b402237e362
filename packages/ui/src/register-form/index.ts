export * from './RegisterForm';
