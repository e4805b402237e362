'use client';
import { useEffect, useRef } from 'react';
import { FormAlert } from '../form-alert/index';
import { counted, useLocale } from '../locale/index';
import type { Fault } from './useAccountForm';

/** Props of `FaultSummary`: what is wrong in a form that was sent, in the order of its fields. */
export type FaultSummaryProps = { faults: readonly Fault[] };

/**
 * What is wrong in a form, once, with a way to each field. It takes the focus each time the form is sent in vain, and the
 * title of the page says it too: it is what is read out first, and what a tab shows. What came with the page is in its title already, and
 * has the focus as the page is shown, also without script.
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
  // The page is the answer to a form that was sent in vain.
  return faults.length ? <FormAlert ref={alert} faults={faults} autoFocus={isSent} /> : null;
}
