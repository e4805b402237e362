'use client';
import { useEffect, useRef } from 'react';
import { island } from '../island';
import { browserStorage } from '../waking/browser';

export type DeskDraftProps = {
  /** Name of the draft in the browser's storage. */
  name: string;
  /** What was written has arrived: the draft is forgotten. */
  isDone: boolean;
};

type Written = HTMLInputElement | HTMLTextAreaElement;

/** Fields of a form whose words are kept; what the server filled in belongs to it. */
const fieldsOf = (form: HTMLFormElement): Written[] =>
  [...form.elements].filter(
    (field): field is Written =>
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && ['text', 'search', 'url'].includes(field.type)),
  );

/** Keeps what is written in the form around it, until it has been sent: a phone that rings loses no entry. */
function DeskDraft({ name, isDone }: DeskDraftProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const storage = browserStorage();
    if (!form || !storage) return undefined;
    if (isDone) storage.removeItem(name);
    const kept: unknown = JSON.parse(storage.getItem(name) ?? '{}');
    for (const field of fieldsOf(form)) {
      const value: unknown = Object(kept)[field.name];
      if (field.value === field.defaultValue && typeof value === 'string' && value) field.value = value;
    }
    const keep = () => {
      const written = fieldsOf(form).filter(({ value, defaultValue }) => value !== defaultValue);
      if (written.length)
        storage.setItem(
          name,
          JSON.stringify(Object.fromEntries(written.map((field) => [field.name, field.value]))),
        );
      else storage.removeItem(name);
    };
    form.addEventListener('input', keep);
    return () => form.removeEventListener('input', keep);
  }, [name, isDone]);
  return <span ref={place} hidden />;
}

export default island({ wakes: 'idle', component: DeskDraft });
