export {
  CheckedFields,
  type CheckedFieldsProps,
  FaultSummary,
  type FaultSummaryProps,
} from './CheckedFields';
export { checkBy } from './checkBy';
export {
  type AccountFormProps,
  type Fault,
  type FieldLabels,
  type FormErrors,
  type FormValues,
  useAccountForm,
} from './useAccountForm';
