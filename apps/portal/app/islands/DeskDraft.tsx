'use client';
import { useEffect, useRef } from 'react';
import { forgetForm, keepForm } from '../client/islands/kept-form';
import { island } from '../declare-island';

export type DeskDraftProps = {
  /** Name of the draft in the browser's storage. */
  name: string;
  /** What was written has arrived: the draft is forgotten. */
  isDone: boolean;
};

/** Keeps what is written in the form around it, until it has been sent: a phone that rings loses no entry. */
function DeskDraft({ name, isDone }: DeskDraftProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isDone) forgetForm(name);
    const form = place.current?.closest('form');
    return form ? keepForm(form, name) : undefined;
  }, [name, isDone]);
  return <span ref={place} hidden />;
}

export default island({ wakes: 'idle', component: DeskDraft });
