export { checkBy } from './checkBy';
export { type AccountFormProps, type FormErrors, type FormValues, useAccountForm } from './useAccountForm';
