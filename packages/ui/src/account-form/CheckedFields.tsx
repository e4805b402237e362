'use client';
import type { ReactNode } from 'react';
import { FieldIds } from '../field/fieldIds';
import { SummedUp } from '../field/summedUp';
import { FaultSummary, type FaultSummaryProps } from './FaultSummary';

/** Props of `CheckedFields`: the `faults` and the `fieldId` of `useAccountForm`, and the form's fields. */
export type CheckedFieldsProps = FaultSummaryProps & {
  /** Ids of the fields by their names, for a form whose faults are summed up before any script. */
  fieldId?: (name: string) => string;
  children: ReactNode;
};

/**
 * The fields of a form under the summary of its faults, for forms of `useAccountForm` with `summary`. A form sent in vain is announced
 * once, by the summary that takes the focus: the messages of its fields describe them and announce nothing.
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
