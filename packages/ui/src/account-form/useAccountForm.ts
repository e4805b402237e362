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

/** Messages by field name; the first of each is shown (spec §5). */
export type FormErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Values of a form by field name. */
export type FormValues = Readonly<Record<string, string>>;

/**
 * Props that every account form shares: its action, values and errors from the server, and validation rules.
 */
export type AccountFormProps = {
  /** URL that the form is posted to without JavaScript. */
  action: string;
  /** Submitted values, when the server returns the form. */
  values?: FormValues;
  /** Errors that the server found. */
  errors?: FormErrors;
  /** Whether the form is being submitted. */
  loading?: boolean;
  /**
   * Validates by the model's rules, with messages in the reader’s language; an empty object if everything is
   * valid.
   */
  check: (values: FormValues) => FormErrors;
  onSubmit: (values: FormValues) => void;
  /** Heading level of the form; headings inside are one deeper. */
  headingLevel?: HeadingLevel;
};

/** An error in the form's summary. */
export type Fault = { fieldId: string; message: string };

/**
 * Labels of a form's fields by name, in form order; the empty string for a checkbox, whose label is a
 * sentence.
 */
export type FieldLabels = Readonly<Record<string, string>>;

type AccountForm = {
  /** Props of the form element: it submits without JavaScript, and validates itself with it. */
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
  /**
   * Ref of the alert above the form: it takes the focus when the server has responded and no field has an
   * error.
   */
  alert: RefObject<HTMLDivElement | null>;
  errors: FormErrors;
  /** Errors of the last submit, and field ids by name: for `CheckedFields`. */
  faults: readonly Fault[];
  fieldId: (name: string) => string;
  /** Whether all fields are valid; true until JavaScript can check. */
  valid: boolean;
};

const NO_ERRORS: FormErrors = {};
const NO_LABELS: FieldLabels = {};

const valuesOf = (form: HTMLFormElement): FormValues =>
  Object.fromEntries(Array.from(new FormData(form), ([name, value]) => [name, String(value)]));

const hasAny = (errors: FormErrors) => Object.values(errors).some((error) => error?.length);

type HookProps = AccountFormProps & {
  /**
   * Disables the submit button while something is invalid. Errors then cannot wait for the submit: they are
   * shown when a changed field is left, for that field and those above.
   */
  early?: boolean;
  /**
   * Summarises the errors above the form in `CheckedFields`, whose summary takes the focus: for every form
   * with more than one field. If omitted, the focus moves to the first invalid field.
   */
  summary?: boolean;
  /** Field labels with which the server's errors are summarised before JavaScript has loaded. */
  labels?: FieldLabels;
};

/**
 * A form that validates by the model’s rules on submit, and from then on with every change; the focus moves
 * to the error summary, or to the first invalid field. Fields are uncontrolled, so typed values are not lost
 * when the server fails.
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
  /** Whether it was submitted: from then on errors are shown immediately. */
  const tried = useRef(false);
  const [valid, setValid] = useState(true);
  const id = useId();
  const fieldId = (name: string) => id + name;
  const [faults, setFaults] = useState(() => sentFaults(sent, labels, fieldId));
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());

  /**
   * Moves the focus to the errors.
   * @returns whether any of them belongs to a field
   */
  const leadTo = (now: FormErrors): boolean => {
    const fields = fieldsAtFault(form.current, now);
    setFaults(fields.map((field) => faultOf(field, now)));
    if (!summary) fields[0]?.focus();
    return fields.length > 0;
  };
  const look = () => (form.current ? check(valuesOf(form.current)) : {});
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount, when script can read what the browser has autofilled
  useEffect(() => setValid(!hasAny(look())), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: depends on the response, not on each render
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

/** Fields that the reader has changed and left: errors are shown for these, and for those above them. */
function useLeftFields(form: RefObject<HTMLFormElement | null>) {
  const changed = useRef(new Set<EventTarget>());
  /** Index, in form order, of the last field that was changed and left. */
  const reached = useRef(-1);
  /** The field that was left by pressing a button or link. */
  const unsaid = useRef<EventTarget>(undefined);
  const isByKey = useRef(false);
  const fields = () => Array.from(form.current?.elements ?? []);
  return {
    changed: (field: Element) => void changed.current.add(field),
    onKeyDown: ({ key }: KeyboardEvent) => {
      isByKey.current = key === 'Tab';
    },
    /** Whether a changed field is left now, or the button that was pressed to leave it. */
    isLeft: ({ target, relatedTarget }: FocusEvent): boolean => {
      const field = unsaid.current ?? target;
      const isPressed =
        !isByKey.current && relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null;
      isByKey.current = false;
      const isChanged = changed.current.has(field);
      // A message would shift the pressed button from under the pointer: it is shown once that button is
      // left.
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

/** Invalid fields, in form order. */
const fieldsAtFault = (form: HTMLFormElement | null, errors: FormErrors): HTMLElement[] =>
  Array.from(form?.elements ?? []).filter(
    (field, at, all): field is HTMLElement =>
      field instanceof HTMLElement &&
      field.matches(':not([type=hidden])') &&
      Boolean(errors[nameOf(field)]?.length) &&
      // Choices of one question share its error.
      all.findIndex((other) => nameOf(other) === nameOf(field)) === at,
  );

/** Server-rendered errors for the summary, in the order of the fields. */
const sentFaults = (errors: FormErrors, labels: FieldLabels, fieldId: (name: string) => string) =>
  Object.entries(labels).flatMap(([name, label]): Fault | never[] => {
    const message = firstOf(errors[name]);
    return message ? { fieldId: fieldId(name), message: readApart(label, message) } : [];
  });

/**
 * A message that makes sense apart from its field: prefixed with the field's label, unless it contains it.
 */
const readApart = (label: string, message: string) =>
  message.toLowerCase().includes(label.toLowerCase()) ? message : `${label}: ${message}`;

/** A field's error for the summary. */
function faultOf(field: HTMLElement, errors: FormErrors): Fault {
  const message = firstOf(errors[nameOf(field)]) ?? '';
  // The label of a checkbox is a sentence of its own.
  const label =
    field.id && !field.matches('[type=checkbox]')
      ? field.ownerDocument.querySelector(`label[for="${CSS.escape(field.id)}"]`)
      : null;
  const words = label?.firstChild instanceof Text ? label.firstChild.data : '';
  return { fieldId: field.id, message: readApart(words, message) };
}

/** The set without removed names; the same object if nothing is removed. */
function keep(names: ReadonlySet<string>, isKept: (name: string) => boolean): ReadonlySet<string> {
  const kept = [...names].filter(isKept);
  return kept.length === names.size ? names : new Set(kept);
}

/** A server error is shown until the reader changes the field. */
const without = (errors: FormErrors, names: ReadonlySet<string>): FormErrors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => !names.has(name)));
