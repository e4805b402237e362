'use client';
import { FormAlert } from '@portal/ui/form-alert';
import { useEffect, useRef, useState } from 'react';
import { island } from '../declare-island';

export type DeskDatesProps = {
  /** Shown if a date is incomplete. */
  words: string;
};

const hasBadInput = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && field.validity.badInput;

/** Stops a form with incomplete dates: browsers send those as empty, and the user would not notice. */
function DeskDates({ words }: DeskDatesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isWrong, setWrong] = useState(false);
  useEffect(() => {
    const form = place.current?.closest('form');
    const onSubmit = (event: SubmitEvent) => {
      const half = [...(form?.elements ?? [])].find(hasBadInput);
      setWrong(half !== undefined);
      if (!half) return;
      event.preventDefault();
      half.focus();
    };
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, []);
  return <div ref={place}>{isWrong ? <FormAlert>{words}</FormAlert> : null}</div>;
}

export default island({ wakes: 'idle', component: DeskDates });
