'use client';
import { useEffect, useRef } from 'react';
import { FormAlert } from '../form-alert/index';
import { counted, useLocale } from '../locale/index';
import type { Fault } from './useAccountForm';

/** Props of `FaultSummary`: what is wrong in a form that was sent, in the order of its fields. */
export type FaultSummaryProps = { faults: readonly Fault[] };

/**
 * What is wrong in a form, once, with a way to each field. It takes the focus each time the form is sent in vain, and the
 * title of the page says it too: it is what is read out first, and what a tab shows.
 */
export function FaultSummary({ faults }: FaultSummaryProps) {
  const locale = useLocale('fields');
  const alert = useRef<HTMLDivElement>(null);
  const title = faults.length ? counted(locale.texts.fields.errors, faults.length, locale) : '';
  useEffect(() => {
    if (faults.length) alert.current?.focus();
  }, [faults]);
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = `${title} | ${before}`;
    return () => {
      document.title = before;
    };
  }, [title]);
  return faults.length ? <FormAlert ref={alert} faults={faults} /> : null;
}
