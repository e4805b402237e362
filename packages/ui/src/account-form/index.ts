export { type AccountFormProps, type FormErrors, type FormValues, useAccountForm } from './useAccountForm';
