export * from './AccountRemoval';
export type { PartOutcome } from './PartForm';
export * from './ProfileForm';
