export * from './Checkbox';
export * from './TermsCheckbox';
