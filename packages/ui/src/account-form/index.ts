export { CheckedFields, type CheckedFieldsProps } from './CheckedFields';
export { checkBy } from './checkBy';
export { FaultSummary, type FaultSummaryProps } from './FaultSummary';
export {
  type AccountFormProps,
  type Fault,
  type FieldLabels,
  type FormErrors,
  type FormValues,
  useAccountForm,
} from './useAccountForm';
