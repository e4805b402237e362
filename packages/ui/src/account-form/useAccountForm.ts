'use client';
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { firstOf } from '../field/Field';
import type { HeadingLevel } from '../foundation/props';

/** Messages by the name of their field; the first of each is shown (spec §5). */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Values of a form by the names of its fields. */
export type FormValues = Readonly<Record<string, string>>;

/** Props that every account form shares: where it posts, values and errors from the server, and the rules. */
export type AccountFormProps = {
  /** Where a form without script is posted. */
  action: string;
  /** Typed values, where the server sends the form back. */
  values?: FormValues;
  /** Faults that the server found. */
  errors?: FormErrors;
  /** It is on its way. */
  loading?: boolean;
  /** The rules of the model, in the reader’s language: nothing wrong is an empty object. */
  check: (values: FormValues) => FormErrors;
  onSubmit: (values: FormValues) => void;
  /** Level of its heading in the page; those inside are one deeper. */
  headingLevel?: HeadingLevel;
};

/** A fault of a form as its summary says it. */
export type Fault = { fieldId: string; message: string };

/** Labels of a form's fields by their names, in the order of the form; of a box, whose label is a sentence, the empty string. */
export type FieldLabels = Readonly<Record<string, string>>;

type AccountForm = {
  /** For the form element: it is posted without script, and checks itself with it. */
  form: {
    ref: RefObject<HTMLFormElement | null>;
    method: 'post';
    action: string;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    onInput: (event: FormEvent) => void;
    onKeyDown: (event: KeyboardEvent) => void;
    onBlur: (event: FocusEvent) => void;
  };
  /** For the alert over the form: it takes the focus when the server has answered and no field is at fault. */
  alert: RefObject<HTMLDivElement | null>;
  errors: FormErrors;
  /** What was wrong when it was sent last, and the ids of its fields by their names: for `CheckedFields`. */
  faults: readonly Fault[];
  fieldId: (name: string) => string;
  /** Everything in it would pass; true until script can tell. */
  valid: boolean;
};

const NO_ERRORS: FormErrors = {};
const NO_LABELS: FieldLabels = {};

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));

const hasAny = (errors: FormErrors) => Object.values(errors).some((error) => error?.length);

type HookProps = AccountFormProps & {
  /**
   * Its button is disabled while something is wrong, so that what is wrong cannot wait for it: it is said as soon as a field
   * that was changed is left, of that field and of those above.
   */
  early?: boolean;
  /**
   * Faults are summed up over the form by `CheckedFields`, whose summary takes the focus: for every form of more than one field. Without
   * it the focus goes to the first field at fault.
   */
  summary?: boolean;
  /** With these the faults that the server has found are summed up before any script. */
  labels?: FieldLabels;
};

/**
 * A form that checks by the model’s rules when it is sent, and from then on while it is mended; the focus goes to the summary of its
 * faults, or to the first field at fault. What is typed stays the browser’s, so that nothing is lost when the server fails.
 */
export function useAccountForm({
  action,
  errors: sent = NO_ERRORS,
  loading,
  check,
  onSubmit,
  early = false,
  summary = false,
  labels = NO_LABELS,
}: HookProps): AccountForm {
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const sending = useRef(false);
  const [found, setFound] = useState<FormErrors>({});
  /** It has been sent: what is wrong is said at once from then on. */
  const tried = useRef(false);
  const [valid, setValid] = useState(true);
  const id = useId();
  const fieldId = (name: string) => id + name;
  const [faults, setFaults] = useState(() => sentFaults(sent, labels, fieldId));
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());

  /** Moves the focus to what is wrong. @returns whether any of it is a field's */
  const leadTo = (now: FormErrors): boolean => {
    const fields = fieldsAtFault(form.current, now);
    setFaults(fields.map((field) => faultOf(field, now)));
    if (!summary) fields[0]?.focus();
    return fields.length > 0;
  };
  const look = () => (form.current ? check(valuesOf(form.current)) : {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as script can tell what a browser has filled in
  useEffect(() => setValid(!hasAny(look())), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer is what counts, not each drawing of it
  useEffect(() => {
    const answered = sending.current && !loading;
    sending.current = Boolean(loading);
    if (!answered) return;
    setMended(new Set());
    if (!leadTo(sent)) alert.current?.focus();
  }, [loading]);
  // Removes a field from `mended` once the server no longer reports it, so that a later error on that field shows.
  useEffect(() => setMended((names) => keep(names, (name) => sent[name] !== undefined)), [sent]);

  const left = useLeftFields(form);

  const errors = { ...without(sent, mended), ...found };
  return {
    alert,
    errors,
    faults,
    fieldId,
    valid,
    form: {
      ref: form,
      method: 'post',
      action,
      noValidate: true,
      onInput: ({ target }) => {
        const now = look();
        setValid(!hasAny(now));
        if (tried.current) setFound(now);
        else if (early) setFound(left.upToThere(now));
        if (!(target instanceof Element)) return;
        left.changed(target);
        const name = nameOf(target);
        if (sent[name]) setMended(new Set([...mended, name]));
      },
      onKeyDown: left.onKeyDown,
      onBlur: (event) => {
        if (left.isLeft(event) && early && !tried.current) setFound(left.upToThere(look()));
      },
      onSubmit: (event) => {
        event.preventDefault();
        if (loading || !form.current) return;
        const values = valuesOf(form.current);
        const now = check(values);
        tried.current = true;
        setFound(now);
        leadTo(now);
        if (!hasAny(now)) onSubmit(values);
      },
    },
  };
}

/** What a reader has changed of a form and left: what is wrong is said of these fields, and of those above them. */
function useLeftFields(form: RefObject<HTMLFormElement | null>) {
  const changed = useRef(new Set<EventTarget>());
  /** The last field, as the form is read, that was changed and left. */
  const reached = useRef(-1);
  /** The field that was left for a button or link under the pointer. */
  const unsaid = useRef<EventTarget>(undefined);
  const isByKey = useRef(false);
  const fields = () => Array.from(form.current?.elements ?? []);
  return {
    changed: (field: Element) => void changed.current.add(field),
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = key === 'Tab';
    },
    /** Whether a field that was changed is left now, or the button that it was left for. */
    isLeft: ({ target, relatedTarget }: FocusEvent): boolean => {
      const field = unsaid.current ?? target;
      const isPressed =
        !isByKey.current && relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null;
      isByKey.current = false;
      const isChanged = changed.current.has(field);
      // A message would move what is being pressed from under the pointer: it is said once that is left.
      unsaid.current = isPressed && isChanged ? field : undefined;
      if (isPressed || !isChanged) return false;
      reached.current = Math.max(reached.current, Array.from<EventTarget>(fields()).indexOf(field));
      return true;
    },
    upToThere: (errors: FormErrors): FormErrors => {
      const names = new Set(
        fields()
          .slice(0, reached.current + 1)
          .map(nameOf),
      );
      return Object.fromEntries(Object.entries(errors).filter(([name]) => names.has(name)));
    },
  };
}

const nameOf = (field: Element) => field.getAttribute('name') ?? '';

/** The fields, as the form is read, that something is wrong with. */
const fieldsAtFault = (form: HTMLFormElement | null, errors: FormErrors): HTMLElement[] =>
  Array.from(form?.elements ?? []).filter(
    (field, at, all): field is HTMLElement =>
      field instanceof HTMLElement &&
      field.matches(':not([type=hidden])') &&
      Boolean(errors[nameOf(field)]?.length) &&
      // Choices of one question share its fault.
      all.findIndex((other) => nameOf(other) === nameOf(field)) === at,
  );

/** The faults that came with the page, as its summary says them, in the order of the fields. */
const sentFaults = (errors: FormErrors, labels: FieldLabels, fieldId: (name: string) => string) =>
  Object.entries(labels).flatMap(([name, label]): Fault | never[] => {
    const message = firstOf(errors[name]);
    return message ? { fieldId: fieldId(name), message: readApart(label, message) } : [];
  });

/** A message as it is read apart from its field: with the field's label, unless it has it. */
const readApart = (label: string, message: string) =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;

/** A fault as it is read apart from its field. */
function faultOf(field: HTMLElement, errors: FormErrors): Fault {
  const message = firstOf(errors[nameOf(field)]) ?? '';
  // A box's label is a sentence of its own.
  const label =
    field.id && !field.matches('[type=checkbox]')
      ? field.ownerDocument.querySelector(`label[for="${CSS.escape(field.id)}"]`)
      : null;
  const words = label?.firstChild instanceof Text ? label.firstChild.data : '';
  return { fieldId: field.id, message: readApart(words, message) };
}

/** The same set where nothing leaves it. */
function keep(names: ReadonlySet<string>, isKept: (name: string) => boolean): ReadonlySet<string> {
  const kept = [...names].filter(isKept);
  return kept.length === names.size ? names : new Set(kept);
}

/** A fault found by the server holds until the reader changes the field. */
const without = (errors: FormErrors, names: ReadonlySet<string>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));
