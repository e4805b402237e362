'use client';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** Messages by the name of their field; the first of each is shown (spec §5). */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a form holds, by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

export type AccountFormProps = {
  /** Where a form without script is posted. */
  action: string;
  /** What was typed before, where the server sends the form back. */
  values?: FormValues;
  /** What the server found wrong. */
  errors?: FormErrors;
  /** It is on its way. */
  waiting?: boolean;
  /** The rules of the model, in the reader’s language: nothing wrong is an empty object. */
  check: (values: FormValues) => FormErrors;
  onSubmit: (values: FormValues) => void;
};

type AccountForm = {
  form: RefObject<HTMLFormElement | null>;
  /** For the form element. */
  listeners: { onSubmit: (event: FormEvent) => void; onInput: () => void };
  errors: FormErrors;
  /** Everything in it would pass; true until script can tell. */
  valid: boolean;
};

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));

const hasAny = (errors: FormErrors) => Object.values(errors).some((error) => error?.length);

/**
 * A form that checks by the model’s rules when it is sent, and from then on while it is mended; the focus goes to the first
 * field at fault. What is typed stays the browser’s, so that nothing is lost when the server fails.
 */
export function useAccountForm({
  errors: sent = {},
  waiting,
  check,
  onSubmit,
}: AccountFormProps): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const [found, setFound] = useState<FormErrors>({});
  const [tried, setTried] = useState(false);
  const [valid, setValid] = useState(true);
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());

  const look = () => (form.current ? check(valuesOf(form.current)) : {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as script can tell
  useEffect(() => setValid(!hasAny(look())), []);

  const errors = tried || hasAny(sent) ? { ...without(sent, mended), ...found } : {};
  return {
    form,
    errors,
    valid,
    listeners: {
      onInput: () => {
        const now = look();
        setValid(!hasAny(now));
        if (tried) setFound(now);
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement && sent[activeElement.name])
          setMended(new Set([...mended, activeElement.name]));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (waiting || !form.current) return;
        const values = valuesOf(form.current);
        const now = check(values);
        setTried(true);
        setFound(now);
        setMended(new Set());
        const first = Array.from(form.current.elements).find(
          (field) => 'name' in field && typeof field.name === 'string' && now[field.name]?.length,
        );
        if (first instanceof HTMLElement) first.focus();
        if (!hasAny(now)) onSubmit(values);
      },
    },
  };
}

/** What the server said of a field holds until the reader changes it. */
const without = (errors: FormErrors, names: ReadonlySet<string>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));
