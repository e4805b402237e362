'use client';
import { useEffect, useRef } from 'react';
import { forgetForm, keepForm } from '../client/islands/kept-form';
import { island } from '../declare-island';

export type DeskDraftProps = {
  /** Key of the draft in the browser's storage. */
  name: string;
  /** Whether the form has been sent: the draft is then removed. */
  isDone: boolean;
};

/** Stores the text of the surrounding form until it has been sent, so that an interruption loses nothing. */
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
