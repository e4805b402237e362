'use client';
import { type ReactNode, useEffect, useRef } from 'react';
import { FieldIds, SummedUp } from '../field/Field';
import { FormAlert } from '../form-alert/FormAlert';
import { counted, useLocale } from '../locale/index';
import type { Fault } from './useAccountForm';

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

/** Props of `FaultSummary`: the errors of a submitted form, in the order of its fields. */
export type FaultSummaryProps = { faults: readonly Fault[] };

/**
 * Error summary of a form, with a link to each field. It takes the focus on each failed submit and prefixes
 * the page title, which screen readers announce first and tabs show. Server-rendered errors are in the title
 * already and are focused on load, also without JavaScript.
 */
export function FaultSummary({ faults }: FaultSummaryProps) {
  const locale = useLocale('fields');
  const alert = useRef<HTMLDivElement>(null);
  const sent = useRef(faults);
  const isSent = faults === sent.current;
  const title = faults.length && !isSent ? counted(locale.texts.fields.errors, faults.length, locale) : '';
  useEffect(() => {
    if (faults.length && !isSent) alert.current?.focus();
  }, [faults, isSent]);
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  // The page is the response to a form with errors.
  return faults.length ? <FormAlert ref={alert} faults={faults} autoFocus={isSent} /> : null;
}
