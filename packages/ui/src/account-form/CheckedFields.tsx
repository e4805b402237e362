'use client';
import type { ReactNode } from 'react';
import { FieldIds } from '../field/fieldIds';
import { SummedUp } from '../field/summedUp';
import { FaultSummary, type FaultSummaryProps } from './FaultSummary';

/** Props of `CheckedFields`: `faults` and `fieldId` of `useAccountForm`, and the form's fields. */
export type CheckedFieldsProps = FaultSummaryProps & {
  /** Ids of the fields by name, for a form whose errors are summarised before JavaScript has loaded. */
  fieldId?: (name: string) => string;
  children: ReactNode;
};

/**
 * The fields of a form below the summary of its errors, for forms of `useAccountForm` with `summary`. Errors
 * are announced once, by the summary that receives the focus: the fields' messages are only their
 * descriptions.
 */
export function CheckedFields({ faults, fieldId, children }: CheckedFieldsProps) {
  return (
    <>
      <FaultSummary faults={faults} />
      <FieldIds value={fieldId}>
        <SummedUp value={faults.length > 0}>{children}</SummedUp>
      </FieldIds>
    </>
  );
}
